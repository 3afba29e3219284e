// What advertisers add to addresses for their own scripts: no page reads it.
const tracking = /^(?:utm_\w+|[gd]clid|gbraid|wbraid|gad_\w+|fbclid|msclkid|ttclid|twclid|igshid|mc_[ce]id|_g[al])$/

/** Parameters by name, so that their order makes no second page; those of one name stay in their order. */
export function plainSearch(params: URLSearchParams): string {
  const read = [...params].filter(([name]) => !tracking.test(name))
  read.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return new URLSearchParams(read).toString()
}
