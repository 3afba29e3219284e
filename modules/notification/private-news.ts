import type { Db } from '#core/context.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { addMs, hourMs, jakartaDate } from '#core/time.ts'
import type { onBookingExpired } from '#modules/booking/module.ts'
import { endReasons } from '#modules/booking/rules/machine.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { partnerLicences } from '#modules/partner/module.ts'
import {
  findPrivateRequest,
  type OfferNews,
  type OfferRow,
  privateOffersEnding,
  privateOffersOf,
  privateTitle,
  type RequestNews,
  type RequestRow,
} from '#modules/private-umrah/module.ts'
import { type Notice, notifyAfter } from './notify.ts'
import { privateWords } from './private-words.ts'
import { tellNew } from './remind.ts'
import type { News } from './words.ts'

type Say = ReturnType<typeof privateWords>
type Content = Pick<Notice, 'once_key' | 'by'> & {
  /** Where the offers are compared, or where a request that is over is read. */
  at: 'offers' | 'detail'
  text: (
    say: Say,
    language: Language,
  ) => Omit<News, 'action' | 'more' | 'footer'> & { more?: string[]; action?: string }
}

const links = {
  offers: (id: string) => `/private-umroh/waiting-approval/${id}`,
  detail: (id: string) => `/member/order-custom-umroh/${id}`,
}
const rings = ['mail', 'push'] as const
const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)
const until = (moment: Date | null, language: Language): string => (moment ? formatMoment(moment, language) : '')

function noticeOf(request: RequestRow, { at, text, ...content }: Content): Notice {
  const { tenant_id, user_id, id, code } = request
  return {
    ...{ tenant_id, user_id, category: 'orders', link: links[at](id), ...content },
    news: (language) => {
      const say = privateWords(language)
      const { more = [], ...said } = text(say, language)
      const action = at === 'offers' ? say.compare : say.see
      return { action, ...said, more: [...more, say.code(code)], footer: say.footer }
    },
  }
}

const tellOf = (db: Db, { request, now }: Pick<RequestNews, 'request' | 'now'>, content: Content): Promise<void> =>
  notifyAfter(db, { notice: noticeOf(request, content), now })

export async function tellPrivateSent(db: Db, news: RequestNews): Promise<void> {
  const title = await privateTitle(db, news.request)
  await tellOf(db, news, {
    ...{ once_key: `private_sent:${news.request.id}`, by: ['mail'], at: 'offers' },
    text: (say, language) => ({
      title: say.sent,
      text: say.sentText(title[language], until(news.request.closes_at, language)),
      more: [say.sentPrivacy],
      action: say.see,
    }),
  })
}

type Offers = { offer: OfferRow; partner: string; open: readonly OfferRow[] }

/** An offer with the name of its partner, and all that are open at that moment, the cheapest first. */
async function offersOf(db: Db, request_id: string, offer_id: string | null): Promise<Offers> {
  const offers = await privateOffersOf(db, request_id)
  const offer = offers.find(({ id }) => id === offer_id)
  if (!offer) throw new Error(`no offer ${offer_id} on private request ${request_id}`)
  const partner = await partnerName(db, offer)
  return { offer, partner, open: offers.filter(({ state }) => state === 'open') }
}

async function partnerName(db: Db, { partner_id }: Pick<OfferRow, 'partner_id'>): Promise<string> {
  const partner = (await partnerLicences(db, [partner_id])).get(partner_id)
  if (!partner) throw new Error(`an offer of no partner ${partner_id}`)
  return partner.name
}

export async function tellPrivateOffered(db: Db, news: RequestNews): Promise<void> {
  const { offer, partner, open } = await offersOf(db, news.request.id, news.offer_id)
  const cheapest = open[0]?.total ?? offer.total
  await tellOf(db, news, {
    ...{ once_key: `private_offered:${offer.id}`, by: rings, at: 'offers' },
    text: (say, language) => ({
      title: say.offered(partner),
      text: say.offeredText(partner, money(offer.total, language), until(offer.valid_until, language)),
      more: open.length > 1 ? [say.offeredMany(open.length, money(cheapest, language))] : [],
    }),
  })
}

export async function tellPrivateOfferChanged(db: Db, news: RequestNews): Promise<void> {
  const { offer, partner } = await offersOf(db, news.request.id, news.offer_id)
  await tellOf(db, news, {
    ...{ once_key: `private_changed:${offer.id}:${offer.version}`, by: rings, at: 'offers' },
    text: (say, language) => ({
      title: say.changed(partner),
      text: say.changedText(money(offer.total, language), until(offer.valid_until, language)),
    }),
  })
}

/** What is left after one offer is gone: others, or the time in which some may come. */
function restOf(
  say: Say,
  { request, open, now }: { request: RequestRow; open: number; now: Date },
  language: Language,
) {
  if (open > 0) return say.othersOpen(open)
  const closes = request.closes_at
  return closes && closes > now ? say.stillWaits(until(closes, language)) : say.noneNow
}

export async function tellPrivateOfferWithdrawn(db: Db, news: RequestNews): Promise<void> {
  const { request, now } = news
  const { offer, partner, open } = await offersOf(db, request.id, news.offer_id)
  await tellOf(db, news, {
    ...{ once_key: `private_withdrawn:${offer.id}`, by: rings, at: 'offers' },
    text: (say, language) => ({
      title: say.withdrawn(partner),
      text: say.withdrawnText(news.reason),
      more: [restOf(say, { request, open: open.length, now }, language)],
      action: say.see,
    }),
  })
}

/** They were reminded of it the day before: it stands in the list, and nothing rings. */
export async function tellPrivateOfferLapsed(db: Db, { offer, event, now }: OfferNews): Promise<void> {
  if (event !== 'lapse') return
  const request = await findPrivateRequest(db, offer.request_id)
  if (!request) throw new Error(`an offer on no request ${offer.request_id}`)
  const { partner, open } = await offersOf(db, request.id, offer.id)
  await tellOf(
    db,
    { request, now },
    {
      ...{ once_key: `private_lapsed:${offer.id}`, by: [], at: 'offers' },
      text: (say, language) => ({
        title: say.lapsed(partner),
        text: say.lapsedText(money(offer.total, language)),
        more: [restOf(say, { request, open: open.length, now }, language)],
        action: say.see,
      }),
    },
  )
}

/** Nobody offered in time, or no offer was accepted; of a draft that was never sent, nothing rings. */
export async function tellPrivateExpired(db: Db, news: RequestNews): Promise<void> {
  const { request } = news
  const title = await privateTitle(db, request)
  const isDraft = request.submitted_at === null
  await tellOf(db, news, {
    ...{ once_key: `private_expired:${request.id}`, by: isDraft ? [] : rings, at: 'detail' },
    text: (say, language) =>
      isDraft
        ? { title: say.notSent, text: say.notSentText(title[language]), action: say.again }
        : { title: say.noOffer, text: say.noOfferText(title[language]) },
  })
}

/** They have just done it themselves. */
export async function tellPrivateDeclined(db: Db, news: RequestNews): Promise<void> {
  const title = await privateTitle(db, news.request)
  await tellOf(db, news, {
    ...{ once_key: `private_declined:${news.request.id}`, by: [], at: 'detail' },
    text: (say, language) => ({ title: say.declined, text: say.declinedText(title[language]) }),
  })
}

type BookingNews = Parameters<Parameters<typeof onBookingExpired>[0]>[1]

/** Under the key that payment's own news has: of the two, the first counts. Nobody can book a family's own journey again. */
export async function tellPrivateUnpaid(db: Db, { booking, now }: BookingNews): Promise<void> {
  if (!booking.is_private || booking.end_reason !== endReasons.invoice) return
  const request = await findPrivateRequest(db, booking.id)
  if (!request) throw new Error(`private booking ${booking.id} has no request`)
  await tellOf(
    db,
    { request, now },
    {
      ...{ once_key: `expired:${booking.id}`, by: rings, at: 'detail' },
      text: (say, language) => ({
        title: say.unpaid,
        text: say.unpaidText(booking.product_name[language]),
        more: [say.unpaidNext],
      }),
    },
  )
}

/** The day before an offer ends, while it is open. One whose hours begin anew is another to be reminded of. */
export async function remindOfOffers(db: Db, now: Date): Promise<void> {
  const { private_reminder_hours: hours } = await datedRulesOn(db, jakartaDate(now))
  const ending = await privateOffersEnding(db, { after: now, until: addMs(now, hours * hourMs), hours })
  const notices: Notice[] = []
  for (const { offer, request } of ending) {
    const partner = await partnerName(db, offer)
    const once_key = `private_lapsing:${offer.id}:${offer.valid_until.toISOString()}`
    notices.push(
      noticeOf(request, {
        ...{ once_key, by: rings, at: 'offers' },
        text: (say, language) => ({
          title: say.lapsing(partner),
          text: say.lapsingText(money(offer.total, language), until(offer.valid_until, language)),
        }),
      }),
    )
  }
  await tellNew(db, notices, now)
}
