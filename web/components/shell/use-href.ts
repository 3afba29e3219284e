import { matchPath, useLocation } from 'react-router'
import { inLanguage, splitLanguage } from '../../to.ts'
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

/** Seeds, section 2: where a code recommends a package, signing in leads back to it; its slug is told by the route. */
export function signInPath(to: '/auth/login' | '/auth/register', { path, affiliate }: Place): string {
  const slug = affiliate && matchPath('/product/:productSlug', path)?.params.productSlug
  return slug ? `${to}?${new URLSearchParams({ productSlug: slug })}` : to
}

type Place = { path: string; affiliate: boolean }

/** The way to sign in or register from this page; `ShellLink` adds language and code. */
export function useSignInPath(): (to: '/auth/login' | '/auth/register') => string {
  const { affiliate_code } = useShell()
  const { path } = splitLanguage(useLocation().pathname)
  return (to) => signInPath(to, { path, affiliate: affiliate_code !== undefined })
}
