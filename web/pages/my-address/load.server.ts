import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import { listAddresses, seeAddress } from '#modules/shipping/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { readablePhone } from '../../components/shell/phone.ts'
import { memberOf } from '../../shell.server.ts'
import { dataOrNotFound } from '../../softly.server.ts'
import type { Query } from './query.ts'
import { regionsOf } from './regions.server.ts'
import { words } from './words.ts'

type Address = Output<typeof seeAddress>
type Say = ReturnType<typeof words>

/** More than fit on two screens of a phone are searched. */
const searchedFrom = 4

export type ShownAddress = ReturnType<typeof shownAddress>

function shownAddress(address: Address, say: Say) {
  const { id, label, recipient_name, phone_number, street, note, is_active } = address
  const { subdistrict_name, city_name, province_name, postcode } = address
  return {
    id,
    label,
    is_active,
    recipient: `${recipient_name} · ${readablePhone(phone_number)}`,
    street,
    region: `${subdistrict_name}, ${city_name}, ${province_name} ${postcode}`,
    note: note === null ? undefined : say.noteFor(note),
  }
}

/** The book, and the address that is to be deleted. */
export async function listOf(context: Context, { search, remove }: Query) {
  const { language } = pageOf(context)
  const { data } = await api(context, listAddresses, { search })
  const { noteFor: _, count, full, removeTitle, ...say } = words(language)
  const figure = (value: number) => formatNumber(value, language)
  const removed = data.items.find(({ id }) => id === remove)
  return {
    view: 'list' as const,
    addresses: data.items.map((address) => shownAddress(address, words(language))),
    isSearched: data.total >= searchedFrom,
    isFull: data.total >= data.most,
    removed: removed && {
      id: removed.id,
      title: removeTitle(removed.label),
      isReplaced: removed.is_active && data.total > 1,
    },
    say: { ...say, full: full(figure(data.most)), count: count(figure(data.items.length), figure(data.total)) },
  }
}

/** What the form begins with: the address as it is saved; the first one of a member with their own name and number. */
async function valuesOf(context: Context, edit: string) {
  if (edit !== 'new') {
    const { note, ...saved } = await dataOrNotFound(api(context, seeAddress, { id: edit }))
    return { ...saved, note: note ?? '' }
  }
  const [{ data }, member] = await Promise.all([api(context, listAddresses, {}), memberOf(context)])
  if (data.total > 0 || !member) return {}
  return { recipient_name: member.full_name, phone_number: member.phone_number ?? '' }
}

/** The form of one address. */
export async function formOf(context: Context, edit: string) {
  const { noteFor: _, count: __, full: ___, removeTitle: ____, ...say } = words(pageOf(context).language)
  const { is_active, ...values }: Partial<Omit<Address, 'note'>> & { note?: string } = await valuesOf(context, edit)
  return {
    view: 'form' as const,
    values,
    regions: await regionsOf(context, values),
    // A new one may take the place of the active one; a saved one is made so in the list.
    canActivate: edit === 'new' && !('recipient_name' in values),
    say: { ...say, title: edit === 'new' ? say.addTitle : say.editTitle },
  }
}

export type LoadedList = Awaited<ReturnType<typeof listOf>> & { query: Query }
export type LoadedForm = Awaited<ReturnType<typeof formOf>> & { query: Query }
