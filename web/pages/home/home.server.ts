import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { type Context, pageOf } from '../../api.server.ts'
import { loadLatest } from '../../components/personal/latest.server.ts'
import { loadPrayerStrip } from '../../components/prayer/strip.server.ts'
import { organization, webSite } from '../../json-ld.ts'
import type { LinkedData } from '../../meta.ts'
import { loadHasanah, loadOffers, loadPartners, loadPopularSearches, loadReviews } from './lower.server.ts'
import { loadJourneys, loadPlans } from './product-rows.server.ts'
import { loadSearch } from './search.server.ts'
import { words } from './words.ts'

/** Everything the home page shows, in words. Lists are asked for together, so that they share their statements. */
export async function loadHome(context: Context) {
  const { language, tenant } = pageOf(context)
  const say = words(language)
  const searching = loadSearch(context)
  const [search, productRows, plans, popularSearches, offers, reviews, partners, hasanah, latest] = await Promise.all([
    searching,
    loadJourneys(context, searching),
    loadPlans(context),
    loadPopularSearches(context),
    loadOffers(context),
    loadReviews(context),
    loadPartners(context, searching),
    loadHasanah(context),
    loadLatest(context),
  ])
  const isHajj = tenant.feature_flag.is_hajj === 1
  return {
    title: isHajj ? say.title : say.titleWithoutHajj,
    description: isHajj ? say.description : say.descriptionWithoutHajj,
    data: linkedData(context),
    hero: { title: say.promise, text: say.promiseText(roundly(search.travels, language)), alt: say.heroAlt },
    search,
    prayer: loadPrayerStrip(context),
    popularSearches: popularSearches,
    latest,
    journeys: productRows.length === 0 ? undefined : { title: say.journeys, productRows: productRows },
    own:
      tenant.feature_flag.is_custom_product === 1
        ? { title: say.ownTitle, text: say.ownText, toBuilder: say.toOwn, alt: say.ownAlt }
        : undefined,
    plans,
    ...offers,
    reviews,
    partners,
    hasanah,
    certainties: certaintiesOf(language),
    steps: stepsOf(language),
    turn: { previous: say.previous, next: say.next },
  }
}

export type Home = Awaited<ReturnType<typeof loadHome>>
/** One part of the page, where it is there, with the words that turn a row. */
export type Part<Name extends keyof Home> = { [N in Name]: NonNullable<Home[N]> } & Pick<Home, 'turn'>

function linkedData(context: Context): LinkedData[] {
  const { language, tenant } = pageOf(context)
  const place = { public_url: tenant.public_url, language }
  return [organization(place, { ...tenant, slogan: tenant.slogan[language] }), webSite(place, tenant)]
}

/** "More than 120" of 127; few are told exactly. */
function roundly(count: number, language: Language): string {
  const tens = Math.floor((count - 1) / 10) * 10
  return tens < 20 ? formatNumber(count, language) : words(language).moreThan(formatNumber(tens, language))
}

function certaintiesOf(language: Language) {
  const say = words(language)
  return {
    title: say.certaintiesTitle,
    text: say.certaintiesText,
    items: (['licence', 'flight', 'price', 'hotel', 'visa'] as const).map((name) => ({
      name,
      title: say[name],
      text: say[`${name}Text`],
    })),
  }
}

function stepsOf(language: Language) {
  const say = words(language)
  const items = (['choose', 'book', 'pay', 'go'] as const).map((name) => ({
    title: say[name],
    text: say[`${name}Text`],
  }))
  return { title: say.stepsTitle, items }
}
