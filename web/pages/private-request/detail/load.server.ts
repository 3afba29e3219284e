import { formatDay, formatMoment, formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { privateWaiting } from '#modules/private-umrah/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { shownInvoices } from '../../../components/orders/invoices.server.ts'
import { payStepPath, requestPath } from '../../../components/private/paths.ts'
import { readablePhone } from '../../../components/shell/phone.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import type { Detail } from '../offers.server.ts'
import { findRequest, shownRequest } from '../shown.server.ts'
import { words } from '../words.ts'

/** A request with all that is known of it, and where its booking is once it has one. */
export async function loadDetail(context: Context, id: string) {
  const { language } = pageOf(context)
  const request = await findRequest(context, id)
  const { detail } = request
  const { invoices } = await dataOrNotFound(api(context, privateWaiting, { id }))
  const shown = shownRequest(context, request)
  const ended = shown.offers.ended.length
  const pay = (invoice: string) => payStepPath(id, { step: 'pay', invoice })
  return {
    ...shown,
    self: requestPath(id),
    isDraft: detail.status === 'cart',
    invoices: invoices.length > 0 ? shownInvoices({ id, invoices, pay }, { language }) : undefined,
    trip: invoices.length > 0 ? tripOf(detail, language) : undefined,
    people: peopleOf(detail, language),
    contact: contactOf(detail, language),
    timeline: timelineOf(detail, language),
    say: labelsOf(language, ended),
  }
}

export type RequestDetail = Awaited<ReturnType<typeof loadDetail>>

/** What the booking has of its own. */
function tripOf({ id, status }: Detail, language: Language) {
  const say = words(language)
  const order = `/member/my-order/${id}`
  const links = [
    { label: say.documents, path: `${order}#travellers` },
    { label: say.downloads, path: `${order}#downloads` },
    { label: say.review, path: `${order}#feedback` },
  ]
  const [documents, downloads, review] = links
  const shown = status === 'completed' ? [documents, review] : [documents, downloads]
  return {
    links: [...shown, { label: say.booking, path: order }].flatMap((link) => link ?? []),
    cancelling: status === 'in_progress' ? say.cancelling : undefined,
  }
}

function peopleOf({ participants }: Detail, language: Language) {
  const say = words(language)
  return participants.map(({ id, position, name, age_group, birth_date }) => ({
    id,
    name: name ?? say.unnamed(formatNumber(position, language)),
    note: [say[age_group], birth_date ? say.born(formatDay(birth_date, language)) : ''].filter(Boolean).join(', '),
  }))
}

function contactOf({ contact }: Detail, language: Language): string[] {
  const say = words(language)
  if (!contact) return [say.noContact]
  const { name, email, phone_number, note } = contact
  return [name, email, readablePhone(phone_number), ...(note ? [say.contactNote(note)] : [])]
}

function timelineOf({ timeline }: Detail, language: Language) {
  const say = words(language)
  return timeline.map(({ at, event, title, reason, partner }, place) => ({
    key: `${at} ${event} ${place}`,
    at,
    when: formatMoment(new Date(at), language),
    text: title,
    note: [partner ?? '', reason ? say.why(reason) : ''].filter(Boolean).join(' · '),
  }))
}

function labelsOf(language: Language, ended: number) {
  const say = words(language)
  const { detailTitle, description, requests, people, contact, timeline, trip } = say
  return {
    ...{ detailTitle, description, requests, people, contact, timeline, trip },
    endedTitle: say.endedTitle(formatNumber(ended, language)),
    drop: {
      ...{ open: say.drop, title: say.dropTitle, text: say.dropText },
      ...{ yes: say.dropYes, no: say.no, close: say.close },
    },
  }
}
