/** How long something has waited, in whole days; the last step has no end. */
export const ageSteps = [
  { from_days: 0, to_days: 2 },
  { from_days: 3, to_days: 6 },
  { from_days: 7, to_days: 13 },
  { from_days: 14, to_days: null },
] as const

/** How many are in each step. */
export const countByAge = (days: readonly number[]) =>
  ageSteps.map(({ from_days, to_days }) => ({
    from_days,
    to_days,
    count: days.filter((one) => one >= from_days && (to_days === null || one <= to_days)).length,
  }))
