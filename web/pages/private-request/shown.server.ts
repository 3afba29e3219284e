import { privateOffers, privateRequest } from '#modules/private-umrah/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { shownEstimate } from '../../components/private/estimate.server.ts'
import { shownPlan } from '../../components/private/shown-plan.server.ts'
import { requestStateTones, requestStateWords } from '../../components/private/state-words.ts'
import { dataOrNotFound } from '../../softly.server.ts'
import { noticeOf } from './notice.server.ts'
import { shownOffers, stampOf } from './offers.server.ts'
import { offerLabels } from './say.ts'
import { words } from './words.ts'

/** A request of the member's with what was offered on it; someone else's is not there. */
export async function findRequest(context: Context, id: string) {
  const detail = await dataOrNotFound(api(context, privateRequest, { id }))
  const offers = await dataOrNotFound(api(context, privateOffers, { id }))
  return { detail, offers }
}

export type Request = Awaited<ReturnType<typeof findRequest>>

/** What every page about a request shows of it. */
export function shownRequest(context: Context, { detail, offers }: Request) {
  const { language } = pageOf(context)
  const say = words(language)
  const { plan, estimate, private: crumb, chosen, total, notOffer } = say
  return {
    id: detail.id,
    status: detail.status,
    head: {
      title: detail.title,
      code: say.code(detail.code),
      badge: { label: requestStateWords(language)[detail.status], tone: requestStateTones[detail.status] },
    },
    notice: noticeOf({ detail, offers }, language),
    offers: shownOffers(offers, detail, language),
    stamp: stampOf(detail.status, offers),
    plan: shownPlan(detail.plan, language),
    estimate: shownEstimate(detail.estimate, detail.plan, language),
    offerSay: offerLabels(language),
    names: { plan, estimate, crumb, chosen, total, notOffer },
  }
}

export type ShownRequest = ReturnType<typeof shownRequest>
