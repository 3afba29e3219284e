import { safePath } from '../../safe-path.ts'

/** Steps that are asked about once more before they are taken. */
const confirmed = ['close', 'report'] as const

export type Query = {
  /** Which conversation; `new` is one that has not begun. */
  room?: string | undefined
  before?: number | undefined
  /** The page of ours that a question is about. */
  about?: string | undefined
  ask?: (typeof confirmed)[number] | undefined
}

const isRoom = (given: string | null): given is string =>
  /^(?:new|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(given ?? '')

/** The number of a message, as an address says it. */
export const plainNumber = (given: string | null): number | undefined =>
  /^(?:0|[1-9]\d{0,8})$/.test(given ?? '') ? Number(given) : undefined

/** What makes no sense is not there. */
export function readQuery(params: URLSearchParams): Query {
  const room = params.get('room')
  const about = safePath(params.get('tentang'))
  return {
    room: isRoom(room) ? room : undefined,
    before: plainNumber(params.get('before')) || undefined,
    about: about && about.length <= 300 ? about : undefined,
    ask: confirmed.find((one) => one === params.get('ask')),
  }
}

export function addressOf({ room, before, about, ask }: Query): string {
  const query = new URLSearchParams()
  if (room) query.set('room', room)
  if (before) query.set('before', String(before))
  if (about) query.set('tentang', about)
  if (ask) query.set('ask', ask)
  return query.size > 0 ? `/chat?${query}` : '/chat'
}
