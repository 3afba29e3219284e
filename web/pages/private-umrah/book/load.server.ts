import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatShortDay } from '#core/format.ts'
import { newSecret } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { relations } from '#modules/booking/rules/travellers.ts'
import { privateCheckout } from '#modules/private-umrah/contract.ts'
import { api, type Context, pageOf } from '../../../api.server.ts'
import { planDays, shownEstimate } from '../../../components/private/estimate.server.ts'
import { builderPath } from '../../../components/private/form-query.ts'
import type { Values } from '../../../form.server.ts'
import { memberOf } from '../../../shell.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { inLanguage } from '../../../to.ts'
import { labels, words } from './words.ts'

type Draft = Output<typeof privateCheckout>
type Member = NonNullable<Awaited<ReturnType<typeof memberOf>>>

/** A draft before it is sent: the plan, and who travels. What was sent already is looked at where its offers come in. */
export async function loadBook(context: Context, url: URL) {
  const { language } = pageOf(context)
  const id = url.searchParams.get('id')
  if (!id) throw redirect(inLanguage(language, builderPath))
  const draft = await dataOrNotFound(api(context, privateCheckout, { id }))
  if (draft.status !== 'cart') throw redirect(inLanguage(language, `${builderPath}/waiting-approval/${draft.id}`))
  const say = words(language)
  return {
    say: labels(language),
    id: draft.id,
    key: newSecret(),
    path: `${builderPath}/book?id=${draft.id}`,
    changePath: `${builderPath}?id=${draft.id}`,
    plan: {
      title: draft.title,
      dates: say.between(formatShortDay(draft.departs_on, language), formatShortDay(draft.returns_on, language)),
      travellers: say.travellers(draft.travellers),
      days: planDays(draft.plan, language),
      estimate: shownEstimate(draft.estimate, draft.plan, language),
      problems: planProblems(draft),
    },
    values: valuesOf(draft, await memberOf(context)),
    people: draft.participants.map((person, place) => ({
      id: person.id,
      scope: `participants.${place}`,
      title: say.traveller(place + 1),
      about: say[person.age_group],
    })),
    relations: relations.map((value) => ({ value, label: relationName(value, language) })),
  }
}

export type Book = Awaited<ReturnType<typeof loadBook>>
export type Person = Book['people'][number]

/** What is not offered any more; what is still to be filled in is seen in the form itself. */
const planProblems = ({ problems }: Draft): string[] =>
  Object.entries(problems).flatMap(([field, texts]) => (/^(?:contact|participants)$/.test(field) ? [] : texts))

/** What the fields hold before anyone types: what was given before, else the profile. */
function valuesOf({ contact, participants }: Draft, member: Member | undefined): Values {
  const known = contact ?? {
    name: member?.full_name ?? '',
    email: member?.email ?? '',
    phone_number: member?.phone_number ?? '',
    note: null,
  }
  const people = participants.flatMap((person, place) => {
    const isFirst = contact === null && place === 0 && person.age_group === 'adult'
    const own = isFirst ? ownDetails(member) : person
    const single = person.is_single_name ? 'on' : ''
    const said = { ...own, passport_expires_on: person.passport_expires_on, is_single_name: single }
    return Object.entries(said).map(([name, value]) => [`participants.${place}.${name}`, value])
  })
  const all = [...Object.entries({ ...known, phone_number: known.phone_number.replace(/^\+62/, '0') }), ...people]
  return Object.fromEntries(all.map(([name, value]) => [name, value ?? '']))
}

/** Whoever plans usually travels too. */
const ownDetails = (member: Member | undefined) => ({
  name: member?.full_name,
  relation: 'self',
  gender: member?.gender,
  birth_date: member?.birth_date,
})

function relationName(relation: (typeof relations)[number], language: Language): string {
  const say = words(language)
  const names = {
    self: say.relationSelf,
    spouse: say.relationSpouse,
    child: say.relationChild,
    parent: say.relationParent,
    sibling: say.relationSibling,
    relative: say.relationRelative,
    friend: say.relationFriend,
  }
  return names[relation]
}
