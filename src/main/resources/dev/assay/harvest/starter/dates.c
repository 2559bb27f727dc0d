/* Dates: day numbers, weekdays, leap years, times of day and packed stamps. */

#include <limits.h>
#include <stdint.h>

typedef struct date_day {
  int32_t year;
  uint8_t month;
  uint8_t day;
} date_day;

struct date_packed {
  unsigned second2 : 5;
  unsigned minute : 6;
  unsigned hour : 5;
  unsigned day : 5;
  unsigned month : 4;
  unsigned year : 7;
};

enum date_weekdays { DATE_SUN, DATE_MON, DATE_TUE, DATE_WED, DATE_THU, DATE_FRI, DATE_SAT };

static const uint16_t date_before_month[13] = {
  0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365
};

_Bool date_is_leap(int year) {
  if (year % 4 != 0) {
    return 0;
  }
  return year % 100 != 0 || year % 400 == 0;
}

/* Zero for a month that does not exist. */
uint8_t date_month_length(int year, uint8_t month) {
  switch (month) {
    case 2:
      return date_is_leap(year) ? 29 : 28;
    case 4:
    case 6:
    case 9:
    case 11:
      return 30;
    case 0:
      return 0;
    default:
      return month > 12 ? 0 : 31;
  }
}

static _Bool date_is_valid(int year, uint8_t month, uint8_t day) {
  return day >= 1 && day <= date_month_length(year, month);
}

/* Day within the year from 1 on, or -1. */
short date_day_of_year(int year, uint8_t month, uint8_t day) {
  if (!date_is_valid(year, month, day)) {
    return -1;
  }
  int leap_day = month > 2 && date_is_leap(year);
  return (short)(date_before_month[month - 1] + leap_day + day);
}

static long long date_floor_div(long long a, long long b) {
  long long quotient = a / b;
  return a % b < 0 ? quotient - 1 : quotient;
}

/* Days since the first of January of year one, which may be negative. */
long long date_to_number(int year, uint8_t month, uint8_t day) {
  if (!date_is_valid(year, month, day)) {
    return LLONG_MIN;
  }
  long long before = (long long)year - 1;
  long long days = before * 365 + date_floor_div(before, 4) - date_floor_div(before, 100)
                   + date_floor_div(before, 400);
  return days + date_day_of_year(year, month, day) - 1;
}

/* The first day of year one was a Monday in this calendar. */
int date_weekday(int year, uint8_t month, uint8_t day) {
  long long number = date_to_number(year, month, day);
  if (number == LLONG_MIN) {
    return -1;
  }
  long long since = (number + DATE_MON) % 7;
  return (int)(since < 0 ? since + 7 : since);
}

/* Takes off whole cycles first, so that the loops below are short. */
void date_from_number(int32_t number, date_day *out) {
  long long cycles = date_floor_div(number, 146097);
  int32_t rest = (int32_t)(number - cycles * 146097);
  int32_t year = (int32_t)(cycles * 400 + 1);
  while (rest >= 365 + date_is_leap(year)) {
    rest -= 365 + date_is_leap(year);
    year++;
  }
  uint8_t month = 1;
  while (rest >= date_month_length(year, month)) {
    rest -= date_month_length(year, month);
    month++;
  }
  *out = (date_day){.year = year, .month = month, .day = (uint8_t)(rest + 1)};
}

/* The day after; the very last day of all has none and stays. */
void date_advance(date_day *date) {
  if (date->day < date_month_length(date->year, date->month)) {
    date->day++;
    return;
  }
  if (date->month < 12) {
    date->month++;
  } else if (date->year < INT32_MAX) {
    date->year++;
    date->month = 1;
  } else {
    return;
  }
  date->day = 1;
}

/* Order of two dates as -1, 0 or 1. */
int8_t date_compare(const date_day *a, const date_day *b) {
  if (a->year != b->year) {
    return a->year < b->year ? -1 : 1;
  }
  int left = a->month << 8 | a->day;
  int right = b->month << 8 | b->day;
  return (int8_t)((left > right) - (left < right));
}

/* Number of the week that holds most of its days in the year of the date. */
unsigned char date_week(int year, uint8_t month, uint8_t day) {
  int weekday = date_weekday(year, month, day);
  if (weekday < 0) {
    return 0;
  }
  int from_monday = (weekday + 6) % 7;
  int thursday = date_day_of_year(year, month, day) - from_monday + 3;
  int length = 365 + date_is_leap(year);
  if (thursday < 1) {
    /* It belongs to the year before; that one's length decides. */
    int before = year == INT_MIN ? year : year - 1;
    thursday += 365 + date_is_leap(before);
  } else if (thursday > length) {
    thursday -= length;
  }
  return (unsigned char)((thursday - 1) / 7 + 1);
}

/* Seconds as hours, minutes and seconds, one byte each; days are dropped. */
uint32_t date_clock(int64_t seconds) {
  int64_t of_day = seconds % 86400;
  if (of_day < 0) {
    of_day += 86400;
  }
  uint32_t rest = (uint32_t)of_day;
  uint32_t hour = rest / 3600;
  rest %= 3600;
  return hour << 16 | rest / 60 << 8 | rest % 60;
}

/* Two second steps, as old disks keep them; years count from 1980. */
uint32_t date_pack(uint16_t year, uint8_t month, uint8_t day, uint32_t second_of_day) {
  struct date_packed stamp = {0};
  if (year >= 1980 && year <= 2107) {
    stamp.year = (year - 1980u) & 127;
  }
  stamp.month = month & 15;
  stamp.day = day & 31;
  second_of_day %= 86400;
  stamp.hour = second_of_day / 3600 & 31;
  stamp.minute = second_of_day / 60 % 60 & 63;
  stamp.second2 = second_of_day % 60 / 2 & 31;
  return (uint32_t)stamp.year << 25 | (uint32_t)stamp.month << 21 | (uint32_t)stamp.day << 16
         | (uint32_t)stamp.hour << 11 | (uint32_t)stamp.minute << 5 | stamp.second2;
}

/* Working days among the next so many days, holidays not regarded. */
unsigned date_working_days(uint8_t first_weekday, uint16_t days) {
  unsigned weekday = first_weekday % 7u;
  unsigned working = days / 7u * 5u;
  for (unsigned left = days % 7u; left > 0; left--) {
    switch ((enum date_weekdays)weekday) {
      case DATE_SUN:
      case DATE_SAT:
        break;
      default:
        working++;
    }
    weekday = weekday == DATE_SAT ? DATE_SUN : weekday + 1;
  }
  return working;
}
