let count = 0

/** Eight digits that no other test of this run has: each worker process has a number, and counts. */
export function uniqueDigits(): string {
  count += 1
  const worker = (process.env.TEST_WORKER_INDEX ?? '0').padStart(4, '0')
  return `${worker}${String(count).padStart(4, '0')}`
}

/** An address in 10.0.0.0/8 that no other test has: limits per network then hold within it alone. */
export function uniqueAddress(): string {
  const digits = uniqueDigits()
  return `10.${Number(digits.slice(1, 4)) % 256}.${Number(digits.slice(4, 6))}.${Number(digits.slice(6))}`
}
