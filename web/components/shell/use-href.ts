import { inLanguage } from '../../to.ts'
import { useShell } from '../../use-shell.ts'

/** An address that carries the affiliate code it was reached with. */
export function withAffiliate(address: string, code: string | undefined): string {
  if (code === undefined) return address
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const params = new URLSearchParams(query)
  params.set('affiliate_code', code)
  return `${path}?${params}${hash}`
}

/** Turns a path of the site into its address for this visitor: language, and affiliate code when there is one. */
export function useHref(): (path: string) => string {
  const { language, affiliate_code } = useShell()
  return (path) => withAffiliate(inLanguage(language, path), affiliate_code)
}
