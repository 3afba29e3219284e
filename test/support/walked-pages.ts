import { type PageEntry, pages } from '#web/pages.ts'

export const table: readonly PageEntry[] = pages

/** Pages that are no page to look at: what a plain visit gets instead. */
export const unlike: Readonly<Record<string, 'posts only' | 'leads on' | 'data only'>> = {
  '/auth/logout': 'posts only',
  '/preferences': 'posts only',
  '/wishlist': 'posts only',
  '/quran/bookmarks': 'leads on',
  '/quran/tanda': 'leads on',
  '/suggestions': 'data only',
  '/product-row': 'data only',
  '/personal': 'data only',
  '/member/profile/unduh-data': 'data only',
  '/redirect-apple': 'leads on',
  '/product': 'leads on',
  '/travel': 'leads on',
  '/oleh-oleh/detail': 'leads on',
  '/private-umroh/book': 'leads on',
  '/private-umroh/payment-success': 'leads on',
}

/** Pages that are looked at with a question in their address. */
const visits: Readonly<Record<string, { query: string; status: number }>> = {
  '/error': { query: '?status=404', status: 200 },
}

/** The address without parts that may be left out; nothing where a part may not. */
export const plainPath = (path: string): string | undefined => {
  const plain = path.replace(/\/:[A-Za-z_]+\?/g, '') || '/'
  return /[:*]/.test(plain) ? undefined : plain
}

/** Every page that can be opened by its address alone, and what it answers with. */
export const walked = table.flatMap((entry) => {
  const path = plainPath(entry.path)
  return path && !entry.only && !unlike[path]
    ? [{ ...entry, path, ...(visits[path] ?? { query: '', status: 200 }) }]
    : []
})
