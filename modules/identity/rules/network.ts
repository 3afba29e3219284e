/** What one person holds of the address space: an IPv4 address, or the /64 that IPv6 gives to a household. */
export function networkOf(ip: string): string {
  const plain = ip.toLowerCase().split('%')[0] ?? ''
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array<string>(gap).fill('0'), ...back]
  return `${groups.slice(0, 4).map(short).join(':')}::/64`
}

const short = (group: string): string => group.replace(/^0+(?=.)/, '')

/** Whether this network is one that the member has signed in from before. */
export const isKnownNetwork = (ips: readonly string[], ip: string): boolean =>
  ips.some((known) => networkOf(known) === networkOf(ip))
