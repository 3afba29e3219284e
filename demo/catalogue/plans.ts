import { jakartaDate } from '#core/time.ts'
import { nextHajjYear } from './calendar.ts'
import { hajjPlans } from './hajj.ts'
import { slugOf } from './naming.ts'
import { travelPartners } from './partners.ts'
import type { Plan } from './plan.ts'
import { tourPlans } from './tours.ts'
import { umrahPlans } from './umrah.ts'

/** The name and who offers it; a number only where that is not enough. */
function withSlugs(plans: readonly Plan[]): Plan[] {
  const seen = new Map<string, number>()
  return plans.map((plan) => {
    const partner = plan.partner.slug.split('-').slice(0, 2).join('-')
    const slug = `${slugOf(plan.name.id)}-${partner}`
    const times = (seen.get(slug) ?? 0) + 1
    seen.set(slug, times)
    return { ...plan, slug: times > 1 ? `${slug}-${times}` : slug }
  })
}

/** Every package of the demo. Only hajj looks at the clock: it is offered for the coming six years. */
export function allPlans(now: Date): Plan[] {
  const partners = travelPartners(now)
  const today = jakartaDate(now)
  const hajj = hajjPlans(partners, nextHajjYear(today), today)
  return withSlugs([...umrahPlans(partners, today), ...tourPlans(partners, today), ...hajj])
}
