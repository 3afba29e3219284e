type Sum = { status: string; count: number; amount: number }

/** What somebody of finance can see to now: not what waits for a second person, which is counted as a request, nor what has left. */
export function toSend(open: readonly Sum[], path: string) {
  const waiting = open.filter(({ status, count }) => (status === 'due' || status === 'approved') && count > 0)
  const [first, second] = waiting
  const count = waiting.reduce((sum, one) => sum + one.count, 0)
  const amount = waiting.reduce((sum, one) => sum + one.amount, 0)
  return first && { count, amount, href: second ? path : `${path}?status=${first.status}` }
}
