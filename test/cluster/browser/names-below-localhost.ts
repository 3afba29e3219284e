import dns from 'node:dns'

const { lookup } = dns.promises

/** Browsers lead every name below `localhost` to this machine, Node leads none of them anywhere. */
export function resolveNamesBelowLocalhost(): void {
  const here = (name: string) => (name.endsWith('.localhost') ? 'localhost' : name)
  dns.promises.lookup = new Proxy(lookup, {
    apply: (target, self, [name, ...rest]) => Reflect.apply(target, self, [here(String(name)), ...rest]),
  })
}
