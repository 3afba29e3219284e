import { redirect } from 'react-router'
import { formatShortDay } from '#core/format.ts'
import { newSecret } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { privateIncludes, privateRequest, privateTravelInfo } from '#modules/private-umrah/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { linkedData } from '../../components/listing/linked-data.server.ts'
import { planDays, shownEstimate } from '../../components/private/estimate.server.ts'
import {
  addonsIn,
  builderPath,
  childAge,
  childrenIn,
  type PlanValues,
  queryOf,
  readValues,
  valuesOf,
} from '../../components/private/form-query.ts'
import { memberOf } from '../../shell.server.ts'
import { dataOrNotFound } from '../../softly.server.ts'
import { inLanguage } from '../../to.ts'
import { shownStays } from './hotels.server.ts'
import { estimatePlan } from './plan.server.ts'
import { shownProblems } from './problems.server.ts'
import { type Supply, supplyFor } from './supply.server.ts'
import { labels, words } from './words.ts'

/** The builder: the form as its address has it, everything filled in, and what that is likely to cost. */
export async function loadBuilder(context: Context, url: URL) {
  const { language } = pageOf(context)
  const { draft_id, typed } = await beginning(context, url)
  const [supply, includes, info] = await Promise.all([
    supplyFor(context, typed, url.searchParams.get('first')),
    api(context, privateIncludes, {}),
    api(context, privateTravelInfo, {}),
  ])
  const { values } = supply
  const { estimated, errors, failure } = await outcomeOf(context, values, typed)
  const say = labels(language)
  const crumbs = [{ label: say.title, href: builderPath }]
  const estimate = estimated && shownEstimate(estimated, estimated.plan, language)
  return {
    say,
    crumbs,
    data: linkedData(context, { crumbs }),
    /** The beginning is for search engines; every plan is another page. */
    isBeginning: Object.keys(typed).length === 0,
    isOpen: supply.options.from.length > 0,
    draft_id,
    key: newSecret(),
    values,
    addons: addonsIn(values),
    errors,
    failure,
    problems: shownProblems(errors, supply, language),
    ...choicesOf(supply, language),
    people: peopleOf(supply, language),
    stays: await shownStays(context, supply, url.searchParams),
    estimate,
    days: estimated ? planDays(estimated.plan, language) : [],
    share: {
      path: `${builderPath}?${queryOf(values)}`,
      title: estimate ? words(language).shared(estimate.total) : say.title,
    },
    includes: includes.data,
    steps: info.data.sections,
  }
}

/** The estimate, or what stands in its way. A field that has only now appeared was never left empty by anybody. */
async function outcomeOf(context: Context, values: PlanValues, typed: PlanValues) {
  const { estimated, errors, failure } = await estimatePlan(context, values)
  const isNew = (name: string) => /^participants_children\.\d+\.age$/.test(name) && typed[name] === undefined
  const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => !isNew(name)))
  const waits = Object.keys(errors).some(isNew) ? words(pageOf(context).language).needAges : undefined
  return { estimated, errors: shown, failure: failure ?? waits }
}

export type Builder = Awaited<ReturnType<typeof loadBuilder>>

/** What the form begins with: what the address says, else the draft that it changes, else nothing. */
async function beginning(context: Context, url: URL) {
  const id = url.searchParams.get('id')
  const typed = readValues(url.searchParams)
  if (id === null) return { draft_id: undefined, typed }
  const { language } = pageOf(context)
  if (!(await memberOf(context))) {
    const back = new URLSearchParams({ redirect: builderPath + url.search })
    throw redirect(`${inLanguage(language, '/auth/login')}?${back}`)
  }
  const draft = await dataOrNotFound(api(context, privateRequest, { id }))
  // Agencies have seen it: another plan is another request.
  if (draft.status !== 'cart') throw redirect(inLanguage(language, `${builderPath}?${queryOf(valuesOf(draft.form))}`))
  return { draft_id: draft.id, typed: Object.keys(typed).length > 0 ? typed : valuesOf(draft.form) }
}

function peopleOf({ settings, values }: Supply, language: Language) {
  const say = words(language)
  const children = childrenIn(values)
  // Whoever is older is an adult here; what an older plan says stays.
  const said = Array.from({ length: children }, (_, place) => Number(values[childAge(place)]) || 0)
  const oldest = Math.max(settings.child_below_age - 1, ...said)
  return {
    most: settings.most_travellers,
    limit: say.most(settings.most_travellers),
    adultHint: say.adultHint(settings.child_below_age),
    childHint: say.childHint(settings.infant_below_age),
    children: Array.from({ length: children }, (_, i) => say.childAge(i + 1)),
    ages: Array.from({ length: oldest + 1 }, (_, age) => ({
      value: String(age),
      label: age === 0 ? say.belowOne : say.years(age),
    })),
  }
}

function choicesOf({ options, settings, vehicles, extras }: Supply, language: Language) {
  const say = words(language)
  const { perPerson, perGroup } = labels(language)
  const airport = ({ id, name, city }: (typeof options.from)[number]) => ({
    value: id,
    label: `${id} (${name})`,
    hint: city,
  })
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
  const { first_date: first, last_date: last } = settings
  return {
    airports: { from: options.from.map(airport), to: options.to.map(airport), home: options.home.map(airport) },
    airlines: options.airlines.map(named),
    classes: options.classes.map(named),
    dates: { first, last, hint: say.dateHint(formatShortDay(first, language), formatShortDay(last, language)) },
    vehicles: vehicles.map(({ id, name, about, capacity }) => ({
      value: id,
      label: name,
      hint: `${about} · ${say.seats(capacity)}`,
    })),
    extras: extras.map(({ id, name, about, per }) => ({
      id,
      name,
      about: `${about} · ${per === 'person' ? perPerson : perGroup}`,
    })),
  }
}
