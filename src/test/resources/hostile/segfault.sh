# family: OTHER
# verdict: crash
kill -SEGV $$
