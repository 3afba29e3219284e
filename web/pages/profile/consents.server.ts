import type { Output } from '#core/call.ts'
import { formatMoment, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { consents } from '#modules/privacy/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { inLanguage, to } from '../../to.ts'
import { consentFollows, consentNames, words } from './words.ts'

type Consent = Output<typeof consents>['consents'][number]

function bankOf({ bank_name, akad, valid_from }: NonNullable<Consent['bank_terms']>, language: Language): string {
  return words(language).consentBank(bank_name, akad, formatShortDay(valid_from, language))
}

function standingOf(consent: Consent, language: Language): string {
  const { given_at, withdrawn_at, version, dated_on, bank_terms } = consent
  const say = words(language)
  if (withdrawn_at) return say.consentWithdrawn(formatMoment(new Date(withdrawn_at), language))
  const given = say.consentGiven(formatMoment(new Date(given_at), language))
  return [
    given,
    ...(version && dated_on ? [say.consentVersion(version, formatShortDay(dated_on, language))] : []),
    ...(bank_terms ? [bankOf(bank_terms, language)] : []),
  ].join(' ')
}

/** The page of what a consent belongs to; an application is recorded with the order it is for. */
const placeOf = (kind: Consent['kind'], id: string): string =>
  kind === 'savings_terms' || kind === 'savings_data' ? `/member/saving-history/${id}` : `/member/my-order/${id}`

/** Where somebody goes to take back what an account or an order cannot do without. */
function stepOf({ kind, withdrawal, order }: Consent, language: Language) {
  const say = words(language)
  if (withdrawal === 'delete_account') return { href: '#delete', label: say.remove }
  if (!order) return undefined
  return { href: inLanguage(language, placeOf(kind, order.order_id)), label: say.consentOrder(order.code) }
}

const textHref = ({ kind, version }: Consent, language: Language): string | undefined => {
  if (!version) return undefined
  return to(
    language,
    kind === 'terms' || kind === 'order_terms' || kind === 'financing_terms'
      ? '/syarat-ketentuan'
      : '/kebijakan-privasi',
  )
}

/** What the member has agreed to, as the page says it. */
export async function consentsOf(context: Context) {
  const { language } = pageOf(context)
  const { data } = await api(context, consents, {})
  return data.consents.map((consent) => {
    const { kind, order, withdrawal, withdrawn_at } = consent
    const title = consentNames(language)[kind]
    return {
      key: `${kind}-${order?.order_id ?? ''}`,
      kind,
      title: order ? `${title} ${order.code}` : title,
      standing: standingOf(consent, language),
      text: textHref(consent, language),
      follows: withdrawn_at ? undefined : consentFollows(language)[kind],
      can_withdraw: withdrawal === 'at_once' && !withdrawn_at,
      step: withdrawn_at ? undefined : stepOf(consent, language),
    }
  })
}

export type ShownConsent = Awaited<ReturnType<typeof consentsOf>>[number]
