type UnknownMember = {
  member: { id: string; full_name: string; avatar_url: string | null; wishlist_ids: string[]; wishlist_slugs: string[] }
  total_unread: number
  chat_unread: number
  cart_total: number
}

/** What a page that was made for any member shows until it knows which: the places of name, picture and hearts, empty. */
export const unknownMember: UnknownMember = {
  member: { id: '', full_name: '', avatar_url: null, wishlist_ids: [], wishlist_slugs: [] },
  total_unread: 0,
  chat_unread: 0,
  cart_total: 0,
}

/** Whether the page was made for any member and does not know yet for which: what it shows of them is empty, not so. */
export const isUnknown = (member: { id: string } | undefined): boolean => member?.id === ''

/** Says that scripts run in this browser: only then can a page get its personal part later. */
export const scriptedCookie = 'scripted'
