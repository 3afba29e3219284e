import { createHash, randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import type { Sent } from '#core/call.ts'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { addToCart } from '#modules/booking/contract.ts'
import { type RoomType, roomTypes } from '#modules/booking/rules/party.ts'
import { api, type Context, type FormFailure, formFailure, pageOf } from '../../api.server.ts'
import { countsIn, countsQuery } from '../../components/checkout/counts.ts'
import { withAffiliate } from '../../components/shell/use-href.ts'
import { keepNote } from '../../cookie-state.server.ts'
import { flash } from '../../flash.server.ts'
import { type Failed, fieldsOf, type Values } from '../../form.server.ts'
import { memberOf } from '../../shell.server.ts'
import { inLanguage, to } from '../../to.ts'
import { panelId } from './panel-id.ts'
import { words } from './words.ts'

export const bookIntent = 'book'
export const bookFields = ['key', 'room', ...roomTypes, ...fieldsOf(addToCart)]
type Wish = Sent<typeof addToCart>
type BookingInput = { context: Context; slug: string; values: Values }

/** As long as seats are kept, and the sign-in may take. */
const noteSeconds = 3600

/** Keeps the seats and leads to checkout. A guest signs in first, and comes back to the same choice. */
export async function book({ context, slug, values }: BookingInput): Promise<Response | Failed> {
  const page = pageOf(context)
  const room = roomTypes.find((type) => type === values.room) ?? 'quad'
  if (!(await memberOf(context))) return redirect(loginAddress(context, { slug, values, room }))
  const wish = wishOf(values, page.affiliate_code)
  try {
    const { data } = await api(context, addToCart, wish, { idempotency_key: keyOf(values.key, wish) })
    const { booking_id: bookingId, product_id: productId } = data
    keepNote(page, 'cart', { bookingId, productId }, noteSeconds)
    flash(page, 'cart_added')
    const path = to(page.language, '/checkout/:bookingId?/:productId', { bookingId, productId })
    return redirect(withAffiliate(path, page.affiliate_code))
  } catch (error) {
    const failure = atFields(formFailure(error), { wish, room, say: words(page.language) })
    return { ...failure, intent: bookIntent, values }
  }
}

/** Nothing of a preview can be booked, nor asked for. */
export function refusedInPreview(language: Language, intent: string): Failed {
  return { ok: false, status: 409, code: '', message: words(language).previewOnly, errors: {}, intent, values: {} }
}

type Guest = Pick<BookingInput, 'slug' | 'values'> & { room: RoomType }

function loginAddress(context: Context, { slug, values, room }: Guest): string {
  const { language, affiliate_code } = pageOf(context)
  const counts = countsIn(new Map(Object.entries(values)))
  const choice = new URLSearchParams({ departure: values.departure_id ?? '', room, ...countsQuery(counts) })
  const page = to('id', '/product/:productSlug?', { productSlug: slug })
  const path = withAffiliate(`${page}?${choice}#${panelId}`, affiliate_code)
  return `${inLanguage(language, '/auth/login')}?${new URLSearchParams({ redirect: path })}`
}

/** As typed: what is no number of people is for the call to refuse, at its field. */
const wishOf = (values: Values, affiliate_code: string | undefined): Wish => ({
  product_id: values.id ?? '',
  departure_id: values.departure_id ?? '',
  rooms: roomTypes.map((type) => ({ type, adults: Number(values[type] ?? 0) })).filter(({ adults }) => adults !== 0),
  children: Number(values.children ?? 0),
  infants: Number(values.infants ?? 0),
  affiliate_code,
})

/** The page's own key and what was chosen: going back and choosing otherwise is another booking. */
function keyOf(key = '', wish: Wish): string {
  const chosen = createHash('sha256').update(JSON.stringify(wish)).digest('base64url').slice(0, 22)
  return `${/^[\w-]{8,64}$/.test(key) ? key : randomUUID()}.${chosen}`
}

type FailureContext = { wish: Wish; room: RoomType; say: ReturnType<typeof words> }

/** Where the form says it: a room of the call is a field of its own here. */
function atFields(failure: FormFailure, { wish, room, say }: FailureContext): FormFailure {
  const isFull = failure.code === codes.seats_gone
  // A date that is no longer sold is "not found" to the call; to the person the order failed.
  const message = isFull ? say.noSeats : failure.status === 404 ? say.bookFailed : failure.message || say.bookFailed
  const entries = Object.entries(failure.errors).map(([name, texts]) => {
    const [, place] = /^rooms\.(\d)/.exec(name) ?? []
    if (place !== undefined) {
      const { type = room, adults = 0 } = wish.rooms[Number(place)] ?? {}
      return [type, adults < 1 ? [say.leastOne] : texts]
    }
    if (name !== 'rooms') return [name, texts]
    return [room, wish.rooms.length === 0 ? [say.leastOne] : texts]
  })
  const errors: Record<string, string[]> = Object.fromEntries(entries)
  return { ...failure, message, errors: isFull ? { ...errors, [room]: [message] } : errors }
}
