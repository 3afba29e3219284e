import { formatDay, formatNumber } from '#core/format.ts'
import { formatHijri } from '#core/hijri.ts'
import type { Language } from '#core/messages.ts'
import type { PageContext } from '#core/page.ts'
import { codes } from '#core/refusal-codes.ts'
import { refusals } from '#core/refusals.ts'
import { validationWords } from '#core/validation.ts'
import { documents } from '#modules/booking/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { statusTones } from '../../components/orders/states.ts'
import { orderWords } from '../../components/orders/words.ts'
import { requestPath } from '../../components/private/paths.ts'
import { contactOf, downloadsOf, timelineOf } from './after.server.ts'
import type { Booking, Reader } from './facts.server.ts'
import { loadKit } from './kit.server.ts'
import { invoicesOf, noticesOf, payOf, priceOf } from './money.server.ts'
import { refundAccountOf } from './refund-account.server.ts'
import { travellersOf } from './travellers.server.ts'
import { words } from './words.ts'

/** An order with all its page shows, in words of one language. */
export async function loadOrder(context: Context, booking: Booking) {
  const page = pageOf(context)
  const id = booking.booking_id
  const reader = { language: page.language, now: page.now, timezone: booking.timezone ?? undefined }
  const [documentList, kit] = await Promise.all([
    api(context, documents, { id }).then((reply) => reply.data),
    loadKit(context, id, reader),
  ])
  return {
    id,
    now: page.now.getTime(),
    head: headOf(booking, reader),
    notices: noticesFor(booking, page, reader),
    pay: payOf(booking, reader),
    refundAccount: await refundAccountOf(context, booking, reader),
    moved: movedOf(booking, reader),
    invoices: invoicesOf(booking, reader),
    price: priceOf(booking, reader),
    travellers: travellersOf(documentList, reader),
    kit,
    downloads: downloadsOf(booking, reader),
    contact: contactOf(booking, reader),
    timeline: timelineOf(booking, reader),
    feedback:
      booking.status === 'completed' ? { is_given: booking.is_reviewed, product_id: booking.product.id } : undefined,
    say: formWords(page.language),
  }
}

function noticesFor(booking: Booking, page: PageContext, reader: Reader) {
  const financing = financingNotices(booking, page)
  // Why it ended is said with its application, and it need not be that a payment was late.
  if (booking.status === 'expired' && financing.length > 0) return financing
  return [...financing, ...noticesOf(booking, reader)]
}

/** That a bank pays for it, or does not any more, and where its application stands. */
function financingNotices({ plan, status, booking_id, product }: Booking, { language, tenant }: PageContext) {
  if (plan !== 'financing' || status === 'cart' || tenant.feature_flag.is_financing !== 1) return []
  const say = words(language)
  // The form leads on to the application, wherever that stands.
  const action = { label: say.seeFinancing, path: `/loan-applicant-form/${booking_id}/${product.id}` }
  return status === 'expired'
    ? [{ tone: 'warning' as const, title: say.unfinancedTitle, text: say.unfinancedText, action }]
    : [{ tone: 'info' as const, title: say.financedTitle, text: say.financedText, action }]
}

export type Order = Awaited<ReturnType<typeof loadOrder>>

/** The words that parts of the page need as they are. */
function formWords(language: Language) {
  const say = words(language)
  const { title, description, orders, timeLeft, timeOver, decline, declineTitle, declineText, declineYes, declineNo } =
    say
  const { close, choose, drop, replace, cancelUpload, remove, chosen, sending, sent, failed, uploadFailed, tooLarge } =
    say
  const { invalid, upload, feedback, feedbackText, feedbackDone, rating, text, textHint, optional, photoHint } = say
  return {
    page: { title, description, orders },
    time: { timeLeft, timeOver },
    decline: { open: decline, title: declineTitle, text: declineText, yes: declineYes, no: declineNo, close },
    upload: {
      choose,
      drop,
      replace,
      cancelUpload,
      remove,
      chosen,
      sending,
      sent,
      failed,
      uploadFailed,
      tooLarge,
      invalid,
      upload,
    },
    feedback: {
      ...{ feedback, feedbackText, feedbackDone, rating, text, textHint, optional, photoHint },
      ...{ photoInvalid: say.photoInvalid, send: say.sendFeedback },
      stars: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: say.star(value) })),
      empty: validationWords(language).empty,
      check: refusals[codes.input_invalid][language],
      photos: ['1', '2', '3'].map((place) => ({ name: `photo_${place}`, label: say.photos(place) })),
    },
  }
}

function headOf(booking: Booking, { language }: Reader) {
  const say = words(language)
  const names = orderWords(language)
  const { product, departure, status } = booking
  const figure = (count: number) => formatNumber(count, language)
  const rooms = booking.rooms.map(({ type, adults }) => say.roomOf(say[type], figure(adults)))
  return {
    name: product.name,
    code: names.code(booking.booking_code),
    status: { label: names[status], tone: statusTones[status] },
    picture_id: product.picture_id,
    picture_colour: product.picture_colour,
    // A private journey has no package that anybody else could look at: its request says what was agreed.
    link: booking.is_private
      ? { path: requestPath(booking.booking_id), label: say.seeRequest }
      : { path: `/product/${product.slug}`, label: say.seePackage },
    facts: [
      { label: say.departs, value: formatDay(departure.departs_on, language), note: departure.departs_on_hijri },
      {
        label: say.returns,
        value: formatDay(departure.returns_on, language),
        note: formatHijri(departure.returns_on, language),
      },
      { label: say.travellersCount, value: names.travellers(figure(booking.seats + booking.infants)), note: '' },
      { label: say.rooms, value: rooms.join(', '), note: '' },
    ],
  }
}

function movedOf({ status, reschedule, departure }: Booking, { language }: Reader) {
  // Once it is called off, another date is history.
  if (!reschedule || status === 'cancelled') return undefined
  const say = words(language)
  const [was, now] = [formatDay(reschedule.departs_on, language), formatDay(departure.departs_on, language)]
  return {
    title: say.movedTitle,
    text: say.movedText(was, now),
    reason: say.reason(reschedule.reason),
    accept: reschedule.can_decline ? say.movedAccept : '',
    can_decline: reschedule.can_decline,
  }
}
