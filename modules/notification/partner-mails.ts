import type { Db } from '#core/context.ts'
import { formatDay, formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { Grant } from '#core/staff.ts'
import {
  findPrivateRequest,
  type OfferNews,
  partnersFor,
  privateTitle,
  type RequestNews,
  type RequestRow,
} from '#modules/private-umrah/module.ts'
import { mailAllHolders } from '#modules/staff/module.ts'
import { partnerMailWords } from './partner-mail-words.ts'

type Say = ReturnType<typeof partnerMailWords>
type Mailed = {
  request: RequestRow
  partner_ids: readonly string[]
  once_key: string
  text: (say: Say, language: Language) => { subject: string; body: string }
  /** Once it is theirs, where the booking is. */
  is_booked?: boolean
  now: Date
}

/** Mails the people of partners about a wish: when and how many, nothing of who travels. */
async function mailPartners(db: Db, mail: Mailed): Promise<void> {
  const { request, partner_ids, once_key, text, is_booked = false, now } = mail
  const notice = async () => {
    const title = await privateTitle(db, request)
    return (language: Language) => {
      const say = partnerMailWords(language)
      const { subject, body } = text(say, language)
      const journey = say.journey(title[language], formatDay(request.departs_on, language), request.travellers)
      const action = is_booked
        ? { label: say.openBooking, path: `/bookings/${request.id}` }
        : { label: say.open, path: `/private-requests/${request.id}` }
      return { subject, paragraphs: [body, journey, say.code(request.code)], action }
    }
  }
  await mailAllHolders(db, { grants: partner_ids.flatMap(grantsAt), once_key, notice }, now)
}

const grantsAt = (id: string): Grant[] =>
  (['partner_owner', 'partner_staff'] as const).map((role) => ({ role, scope: { kind: 'partner', id } }))

/** To all who may offer on it. */
export async function mailPrivateSubmitted(db: Db, { request, now }: RequestNews): Promise<void> {
  const { closes_at } = request
  await mailPartners(db, {
    ...{ request, partner_ids: await partnersFor(db, request, now), once_key: `private_sent:${request.id}`, now },
    text: (say, language) => ({
      subject: say.asks,
      body: say.asksText(closes_at ? formatMoment(closes_at, language) : ''),
    }),
  })
}

/** To the partner whose offer it was; who withdrew it has done so at the desk. */
export async function mailPrivateOfferEnded(db: Db, news: OfferNews): Promise<void> {
  const { offer, event, now } = news
  if (event === 'withdraw') return
  const request = await findPrivateRequest(db, offer.request_id)
  if (!request) throw new Error(`an offer on no request ${offer.request_id}`)
  await mailPartners(db, {
    ...{ request, partner_ids: [offer.partner_id], once_key: `private_${event}:${offer.id}`, now },
    text: (say, language) => endText(say, { news, request }, language),
    is_booked: event === 'accept',
  })
}

type Ended = { news: OfferNews; request: RequestRow }

function endText(say: Say, { news: { offer, event }, request }: Ended, language: Language) {
  const total = formatRupiah(rupiah(offer.total), language)
  const { code } = request
  if (event === 'accept') return { subject: say.accepted(code), body: say.acceptedText(total) }
  if (event === 'decline') return { subject: say.declined(code), body: say.declinedText(offer.decline_reason ?? '') }
  if (event === 'lapse') return { subject: say.lapsed(code), body: say.lapsedText(total) }
  if (request.state !== 'declined') return { subject: say.lost(code), body: say.lostText }
  return { subject: say.lost(code), body: say.closedText(offer.decline_reason) }
}
