package dev.assay.compile.swarm;

import java.util.List;

/** The list of LLVM's options that are worth drawing. */
final class LlvmOptions {
  /** Taken with true and with false. */
  static final String SWITCHES =
      """
      enable-gvn-hoist enable-gvn-sink enable-newgvn enable-load-pre enable-gvn-memdep
      enable-gvn-memoryssa enable-split-backedge-in-load-pre enable-pre
      enable-loopinterchange enable-loop-distribute enable-loop-flatten
      enable-loop-versioning-licm enable-unroll-and-jam allow-unroll-and-jam
      enable-loop-simplifycfg-term-folding enable-simple-loop-unswitch
      enable-nontrivial-unswitch enable-unswitch-cost-multiplier
      simple-loop-unswitch-guards freeze-loop-unswitch-cond
      simple-loop-unswitch-inject-invariant-conditions
      enable-constraint-elimination enable-dfa-jump-thread enable-chr enable-matrix
      enable-merge-functions hot-cold-split enable-partial-inlining enable-ipra
      enable-shrink-wrap enable-misched enable-post-misched misched-postra
      enable-tail-merge enable-if-conversion enable-interleaved-mem-accesses
      enable-masked-interleaved-mem-accesses enable-cond-stores-vec enable-ind-var-reg-heur
      enable-loadstore-runtime-interleave enable-mem-access-versioning
      enable-epilogue-vectorization vectorize-slp vectorize-loops extra-vectorizer-passes
      slp-vectorize-hor slp-vectorize-hor-store slp-vectorize-non-power-of-2
      enable-vplan-native-path enable-vplan-predication vectorizer-maximize-bandwidth
      force-ordered-reductions enable-strict-reductions prefer-inloop-reductions
      force-widen-divrem-via-safe-divisor vectorize-vector-loops
      enable-early-exit-vectorization enable-histogram-loop-vectorization
      loop-vectorize-with-block-frequency
      enable-dse-partial-overwrite-tracking enable-dse-partial-store-merging
      dse-optimize-memoryssa enable-scoped-noalias enable-tbaa enable-andcmp-sinking
      enable-knowledge-retention enable-loop-simplify-cfg enable-mssa-loop-dependency
      enable-jump-table-to-switch enable-gvn-convert-select-to-br enable-global-analyses
      jump-threading-across-loop-headers
      combiner-alias-analysis combiner-use-tbaa combiner-store-merging
      combiner-split-load-index combiner-global-alias-analysis
      combiner-reduce-load-op-store-width combiner-shrink-load-replace-store-with-store
      combiner-vector-fcopysign-extend-round
      addr-sink-using-gep disable-cgp disable-cgp-branch-opts disable-cgp-select2branch
      disable-cgp-ext-ld-promotion disable-cgp-store-extract disable-cgp-delete-dead-blocks
      cgp-split-large-offset-gep cgp-type-promotion-merge cgp-icmp-eq2icmp-st
      cgp-optimize-phi-types cgp-verify-bfi-updates cgpp-huge-func
      disable-complex-addr-modes disable-preheader-prot profile-guided-section-prefix
      addr-sink-new-phis addr-sink-new-select addr-sink-combine-base-reg
      addr-sink-combine-base-gv addr-sink-combine-base-offs addr-sink-combine-scaled-reg
      disable-licm-promotion licm-control-flow-hoisting licm-force-thread-model-single
      disable-memop-opt disable-type-promotion disable-loop-idiom-all
      disable-loop-idiom-memcpy disable-loop-idiom-memset use-lir-code-size-heurs
      disable-early-ifcvt disable-early-taildup disable-tail-duplicate disable-machine-cse
      disable-machine-dce disable-machine-licm disable-machine-sink
      disable-postra-machine-licm disable-postra-machine-sink disable-copyprop disable-ssc
      disable-spill-fusing disable-spill-hoist disable-peephole
      disable-phi-elim-edge-splitting disable-block-placement disable-branch-fold disable-lsr
      disable-advanced-peephole disable-adv-copy-opt disable-non-allocatable-phys-copy-opt
      disable-constant-hoisting disable-partial-libcall-inlining disable-select-optimize
      disable-expand-reductions disable-mergeicmps disable-cfi-fixup
      disable-i2p-p2i-opt disable-layout-fsprofile-loader disable-separate-const-offset-from-gep
      disable-sched-reg-pressure disable-sched-live-uses disable-sched-vrcycle
      disable-sched-physreg-join disable-sched-stalls disable-sched-critical-path
      disable-sched-height disable-2addr-hack disable-vecreduce-expansion
      aggressive-ext-opt aggressive-machine-cse
      x86-early-ifcvt x86-cmov-converter x86-cmov-converter-force-all x86-use-vzeroupper
      x86-pad-for-align x86-disable-avoid-SFB x86-promote-anyext-load
      mul-constant-optimization widen-vmovs x86-and-imm-shrink
      enable-deferred-spilling enable-local-reassign consider-local-interval-cost
      join-liveintervals join-splitedges terminal-rule use-segment-set-for-physregs
      misched-cyclicpath misched-cluster misched-fusion misched-bottomup misched-topdown
      misched-regpressure misched-dcpl misched-prera-direction-bottom
      schedmodel scheditins
      aarch64-enable-ccmp aarch64-enable-condopt aarch64-enable-early-ifcvt
      unroll-allow-partial unroll-runtime unroll-runtime-epilog unroll-runtime-multi-exit
      unroll-runtime-other-exit-predictable unroll-allow-remainder unroll-allow-peeling
      unroll-allow-loop-nests-peeling unroll-verify-domtree unroll-revisit-child-loops
      unroll-remainder unroll-unroll-remainder unroll-and-jam-count-outer
      simplifycfg-sink-common simplifycfg-hoist-common simplifycfg-hoist-cond-stores
      simplifycfg-merge-cond-stores simplifycfg-merge-compatible-invokes
      simplifycfg-require-and-preserve-domtree simplifycfg-dup-ret speculate-one-expensive-inst
      keep-loops switch-to-lookup switch-range-to-icmp forward-switch-cond
      hoist-common-insts sink-common-insts simplifycfg-merge-cond-stores-aggressively
      simplifycfg-hoist-loads-stores-with-cond-faulting user-bonus-inst-threshold
      sroa-strict-inbounds sroa-skip-mem2reg
      instcombine-code-sinking instcombine-negator-enabled
      instsimplify-use-assumptions
      loop-distribute-non-if-convertible loop-distribute-verify loop-rotate-multi
      rotation-prepare-for-lto loop-deletion-enable-symbolic-execution loop-prefetch-writes
      loop-load-elimination-versioning loop-flatten-widen-iv
      loop-flatten-assume-no-overflow-never loop-flatten-version-loops
      indvars-post-increment-ranges indvars-predicate-loops indvars-widen-indvars verify-indvars
      disable-lftr
      scalar-evolution-use-expensive-range-sharpening
      scalar-evolution-use-context-for-no-wrap-flag-inference
      scalar-evolution-finite-loop scev-verify-ir
      scalar-evolution-huge-expr-simplify
      lsr-insns-cost lsr-exp-narrow lsr-drop-solution lsr-term-fold lsr-enable-vscale-immediates
      lsr-filter-same-scaled-reg enable-lsr-phielim stress-ivchain allow-drop-solution-if-less-profitable
      consthoist-with-block-frequency consthoist-gep
      reassociate-geps-verify-no-dead-code
      stackcoloring-lifetime-start-on-first-use protect-from-escaped-allocas no-stack-coloring
      no-stack-slot-sharing stack-symbol-ordering no-phi-elim-live-out-early-exit
      phi-elim-split-all-critical-edges sink-insts-to-avoid-spills machine-sink-bfi
      split-spill-hoist machine-sink-split machine-sink-cycle
      avoid-speculation hoist-cheap-insts hoist-const-stores hoist-const-loads
      twoaddr-reschedule mcp-use-is-copy-instr tail-dup-placement tail-dup-verify
      force-loop-cold-block precise-rotation-cost
      force-precise-rotation-cost branch-fold-placement
      enable-ext-tsp-block-placement apply-ext-tsp-for-size
      lower-interleaved-accesses
      interleave-small-loop-scalar-reduction interleave-loads
      verify-machineinstrs verify-loop-info verify-dom-info verify-regalloc verify-coalescing
      verify-misched verify-memoryssa verify-loop-lcssa verify-assumption-cache
      verify-predicateinfo verify-region-info verify-cfg-preserved
      """;

  /** The option and its values. */
  static final String VALUES =
      """
      inline-threshold 0 1 25 1000 5000
      inlinehint-threshold 0 1 2000
      inlinecold-threshold 0 1000
      inline-cost-full true
      inline-instr-cost 0 1 50
      inline-call-penalty 0 1 100
      inline-enable-cost-benefit-analysis true false
      unroll-threshold 0 1 50 1000 4000
      unroll-partial-threshold 0 50 1000
      unroll-optsize-threshold 0 100
      unroll-count 2 3 4 7 8 16
      unroll-max-count 1 2 3 8
      unroll-full-max-count 1 2 64
      unroll-peel-max-count 0 1 20
      unroll-max-upperbound 0 2 32
      unroll-max-iteration-count-to-analyze 0 2 50
      unroll-and-jam-count 2 3 4
      unroll-and-jam-threshold 10 1000
      force-vector-width 1 2 4 8 16
      force-vector-interleave 1 2 3 4 8
      force-target-max-scalar-interleave 1 2 8
      force-target-max-vector-interleave 1 2 8
      force-target-num-scalar-regs 1 2 64
      force-target-num-vector-regs 1 2 64
      force-target-instruction-cost 1 10
      vectorizer-min-trip-count 0 1 2 64
      vectorize-num-stores-pred 0 1 4 16
      vectorize-memory-check-threshold 0 1 1000
      runtime-memory-check-threshold 0 1 100
      small-loop-cost 0 1 100
      max-nested-scalar-reduction-interleave 1 4
      prefer-predicate-over-epilogue predicate-dont-vectorize predicate-else-scalar-epilogue
      force-tail-folding-style data data-and-control none data-without-lane-mask
      epilogue-vectorization-force-VF 2 4 8
      epilogue-vectorization-minimum-VF 2 4
      force-reduction-intrinsics true
      slp-threshold -1000 -10 -1 1 10
      slp-max-vf 0 2 4 16
      slp-min-tree-size 1 2 8
      slp-max-reg-size 64 128 256 512
      slp-min-reg-size 32 64 128
      slp-schedule-budget 1 100 1000000
      slp-recursion-max-depth 1 3 30
      slp-max-store-lookup 1 4 100
      slp-max-look-ahead-depth 0 1 5
      slp-max-root-look-ahead-depth 0 1 4
      jump-threading-threshold 0 1 20 100
      jump-threading-implication-search-threshold 0 1 20
      jump-threading-phi-threshold 1 100
      jump-threading-disable-select-unfolding true
      dfa-max-path-length 1 5 50
      dfa-max-num-paths 1 10 500
      dfa-cost-threshold 1 100 500
      phi-node-folding-threshold 0 1 8 20
      two-entry-phi-node-folding-threshold 0 1 20
      bonus-inst-threshold 0 1 5 20
      max-speculation-depth 0 1 30
      spec-exec-max-speculation-cost 0 1 50
      spec-exec-max-not-hoisted 0 1 20
      simplifycfg-branch-fold-threshold 0 1 10
      simplifycfg-max-small-block-size 1 2 50
      licm-max-num-uses-traversed 0 1 100
      licm-max-num-fp-reassociations 0 1 20
      licm-mssa-optimization-cap 0 1 1000
      licm-mssa-max-acc-promotion 0 1 1000
      memdep-block-scan-limit 0 1 10 1000
      memdep-block-number-limit 1 10 1000
      memssa-check-limit 0 1 1000
      dse-memoryssa-scanlimit 0 1 1000
      dse-memoryssa-walklimit 0 1 1000
      dse-memoryssa-defs-per-block-limit 0 1 100
      dse-memoryssa-partial-store-limit 0 1 100
      dse-memoryssa-path-check-limit 0 1 1000
      gvn-max-recurse-depth 1 10
      gvn-max-num-deps 1 10 1000
      gvn-max-num-visited-insts 1 10 1000
      gvn-max-block-speculations 0 1 1000
      gvn-max-hoisted 0 1 10
      gvn-hoist-max-bbs 0 1 10
      gvn-hoist-max-depth 0 1 10
      gvn-hoist-max-chain-length 0 1 100
      available-load-scan-limit 0 1 100
      earlycse-mssa-optimization-cap 0 1 5000
      instcombine-max-iterations 1 2
      instcombine-max-num-phis 0 1 1000
      instcombine-max-sink-users 0 1 100
      instcombine-maxarray-size 0 1 10000
      instcombine-negator-max-depth 0 1 100
      instcombine-guard-widening-window 0 10
      max-num-inline-blocks 1 10
      loop-interchange-threshold -100 0 10
      loop-interchange-max-meminstr-count 1 100
      loop-flatten-cost-threshold 1 10000
      loop-flatten-assume-no-overflow false
      loop-fusion-peel-max-count 0 2
      loop-distribute-scev-check-threshold 0 100
      loop-load-elimination-scev-check-threshold 0 100
      rotation-max-header-size 0 1 16 200
      loop-rotate-enable-latch-exit-multi true
      replexitval never cheap noharduse always
      scalar-evolution-max-iterations 0 1 10
      scalar-evolution-max-arith-depth 0 1 8
      scalar-evolution-max-add-rec-size 1 2 16
      scalar-evolution-max-value-compare-depth 0 1 8
      scalar-evolution-max-scev-compare-depth 0 1 64
      scalar-evolution-max-cast-depth 0 1 16
      scalar-evolution-max-constant-evolving-depth 0 1 64
      scalar-evolution-max-loop-guard-collection-depth 0 1 8
      scev-mulops-inline-threshold 0 1 100
      scev-addops-inline-threshold 0 1 1000
      scev-range-iter-threshold 0 1 100
      scev-cheap-expansion-budget 0 1 100
      lsr-preferred-addressing-mode none preindexed postindexed
      lsr-complexity-limit 100 100000
      lsr-setupcost-depth-limit 0 1 20
      consthoist-min-num-to-rebase 0 1 10
      pre-RA-sched source list-burr list-hybrid list-ilp fast
      misched default converge ilpmax ilpmin
      misched-postra-direction topdown bottomup bidirectional
      misched-prera-direction topdown bottomup bidirectional
      misched-limit 1 8 1000
      post-RA-scheduler true false
      break-anti-dependencies critical all none
      split-spill-mode default size speed
      regalloc-csr-first-time-cost 1 1000
      regalloc-enable-priority-advisor default
      lcr-max-depth 1 20
      lcr-max-interf 1 100
      greedy-regclass-priority-trumps-globalness true false
      greedy-reverse-local-assignment true false
      large-interval-size-threshold 1 1000
      late-remat-update-threshold 1 1000
      huge-size-for-split 1 100
      regalloc basic greedy pbqp
      enable-machine-outliner always never
      machine-outliner-reruns 1 2
      outliner-benefit-threshold 1 2 10
      tail-merge-size 1 2 10
      tail-merge-threshold 1 1000
      tail-dup-size 0 1 10
      tail-dup-pred-size 1 100
      tail-dup-succ-size 1 100
      tail-dup-indirect-size 1 50
      tail-dup-placement-threshold 0 1 10
      tail-dup-placement-aggressive-threshold 0 1 10
      tail-dup-limit 0 1 10
      tail-dup-jmptable-loop-size 1 100
      align-all-blocks 1 4
      align-all-functions 1 4
      align-all-nofallthru-blocks 1 4
      align-loops 1 8 64
      misfetch-cost 0 10
      jump-inst-cost 0 10
      loop-to-cold-block-ratio 0 1 100
      block-placement-exit-block-bias 0 50
      triangle-chain-count 0 1 5
      min-jump-table-entries 2 3 100
      max-jump-table-size 1 4 16
      jump-table-density 1 100
      optsize-jump-table-density 1 100
      switch-peel-threshold 1 50 101
      max-loads-per-memcmp 0 1 2 8
      max-loads-per-memcmp-opt-size 0 1 8
      memcmp-num-loads-per-block 1 2 4 8
      expand-div-rem-bits 31 63
      expand-fp-convert-bits 31 63
      large-div-rem-bits 63
      machine-combiner-inc-threshold 0 1 1000
      machine-combiner-verify-pattern-order true
      early-ifcvt-limit 0 1 100
      ifcvt-limit 1 10
      dataflow-edge-limit 0 1 100
      cgp-freq-ratio-to-skip-merge 0 100
      cgpp-huge-func-threshold 1
      combiner-tokenfactor-inline-limit 0 1 10000
      max-dependences 1 10
      max-dependence-checks 1 10
      store-to-load-forwarding-conflict-detection false
      max-interleave-group-factor 2 4
      max-uses-for-sinking 0 1 100
      basic-aa-recphi true false
      basic-aa-separate-storage true
      alias-set-saturation-threshold 1 10
      capture-tracking-max-uses-to-explore 0 1 1000
      funcspec-max-iters 1 10
      funcspec-for-literal-constant true
      specialize-functions true
      function-specialization-enabled true
      force-specialization true
      force-function-specialization true
      partial-inlining-extra-penalty 0 100
      hotcoldsplit-threshold 0 10 100
      argpromotion-max-elements 0 1 10
      attributor-enable module cgscc all none
      max-devirt-iterations 0 1 8
      float2int-max-integer-bw 8 32
      constraint-elimination-max-rows 1 10 5000
      max-num-unswitch-candidates 1 10
      unswitch-threshold 0 1 500
      unswitch-num-initial-unscaled-candidates 0 100
      correlated-value-propagation-non-null true
      align-neon-spills true
      x86-br-merging-base-cost 0 10 100
      x86-br-merging-likely-bias 0 10
      x86-br-merging-unlikely-bias -1 10
      x86-cmov-converter-threshold 1 100
      x86-experimental-unordered-atomic-isel true
      x86-sfb-inspection-limit 1 100
      x86-loop-align 1 64
      """;

  /** Options that need each other. */
  static final List<List<String>> COMBINED =
      List.of(
          // Where it cannot do something it leaves that function to the usual way.
          List.of("-global-isel", "-global-isel-abort=2"),
          List.of("-fast-isel", "-fast-isel-abort=0"),
          List.of("-regalloc=fast", "-optimize-regalloc=false"),
          List.of("-disable-spill-hoist", "-split-spill-mode=size"),
          List.of("-enable-loopinterchange", "-loop-interchange-threshold=-100"),
          List.of("-enable-loop-flatten", "-loop-flatten-cost-threshold=10000"),
          List.of("-extra-vectorizer-passes", "-force-vector-width=4"),
          List.of("-enable-newgvn", "-enable-gvn-hoist", "-enable-gvn-sink"));

  private LlvmOptions() {}
}
