import { safePath } from '../../safe-path.ts'

export type Query = {
  /** The address that is written: its id, or `new`. */
  edit?: string | undefined
  /** The one that is to be deleted, once that is confirmed. */
  remove?: string | undefined
  search: string
  /** Where a member came from to choose an address, and goes back to. */
  back?: string | undefined
}

const id = /^[0-9a-f-]{36}$/
const matching = (text: string | null, shape: RegExp): string | undefined =>
  text !== null && shape.test(text) ? text : undefined

export const readQuery = (params: URLSearchParams): Query => ({
  edit: params.get('edit') === 'new' ? 'new' : matching(params.get('edit'), id),
  remove: matching(params.get('delete'), id),
  search: (params.get('search') ?? '').trim().slice(0, 80),
  back: safePath(params.get('return')),
})

export function addressOf({ edit, remove, search, back }: Partial<Query>): string {
  const query = new URLSearchParams()
  if (edit) query.set('edit', edit)
  if (remove) query.set('delete', remove)
  if (search) query.set('search', search)
  if (back) query.set('return', back)
  return query.size > 0 ? `/member/my-address?${query}` : '/member/my-address'
}
