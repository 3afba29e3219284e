import { redirect } from 'react-router'
import { newId } from '#core/ids.ts'
import { createPackage, packageChoices } from '#modules/catalogue/contract.console.ts'
import { type JourneyKind, journeyKinds } from '#modules/catalogue/rules/journey-kinds.ts'
import { journeyKindWords, packageCategoryWords } from '#modules/catalogue/rules/package-words.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { bilingualOf, onceOf } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadNewPackage(context: Context) {
  const { language } = pageOf(context)
  const { types, partners } = await dataOrNotFound(api(context, packageChoices, {}))
  const [categories, kinds] = [packageCategoryWords(language), journeyKindWords(language)]
  return {
    tab: tabTitle(context, words(language).title),
    key: newId(),
    types: types.map(({ value, label, category }) => ({ value, label: `${categories[category]} · ${label}` })),
    kinds: journeyKinds.map((value) => ({ value, label: kinds[value] })),
    partners,
  }
}

const fields = ['key', 'partner_id', 'type_slug', 'kind', 'name.id', 'name.en']
const kindIn = (text: string | undefined): JourneyKind | undefined => journeyKinds.find((kind) => kind === text)

/** The group says the category: one choice less, and none that do not go together. */
export async function actOnNewPackage(context: Context, request: Request) {
  const values = textsOf(await readForm(request), fields)
  const { language } = pageOf(context)
  try {
    const { types } = (await api(context, packageChoices, {})).data
    const { partner_id, type_slug = '' } = values
    const category = types.find(({ value }) => value === type_slug)?.category ?? 'umroh'
    const kind = kindIn(values.kind) ?? 'regular'
    const input = { category, kind, type_slug, name: bilingualOf(values, 'name'), ...(partner_id && { partner_id }) }
    const { id } = (await api(context, createPackage, input, onceOf(values))).data
    return redirect(to(language, '/packages/:id', { id }))
  } catch (error) {
    return refused(error, { intent: 'create', values })
  }
}
