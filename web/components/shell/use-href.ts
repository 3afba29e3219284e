import { inLanguage } from '../../to.ts'
import { useShell } from '../../use-shell.ts'

/** Addresses of the site as this visitor must see them: in their language, with the affiliate code they came with. */
export function useHref(): (path: string) => string {
  const { language, affiliate_code } = useShell()
  return (path) => {
    const address = inLanguage(language, path)
    if (!affiliate_code) return address
    return `${address}${address.includes('?') ? '&' : '?'}affiliate_code=${encodeURIComponent(affiliate_code)}`
  }
}
