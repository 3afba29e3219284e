import { data, redirect } from 'react-router'
import { roomTypes } from '#modules/booking/rules/party.ts'
import {
  addRoom,
  changeRoom,
  moveGuest,
  removeRoom,
  sendRooming,
  suggestRooming,
} from '#modules/rooming/contract.console.ts'
import { occupancies } from '#modules/rooming/rules/rooms.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import { noRoom, type Outcome } from './done.ts'

const fields = ['intent', 'key', ...fieldsOf(addRoom, changeRoom, moveGuest)]

type Sent = { id: string; values: Values }
type Step = (context: Context, sent: Sent) => Promise<Outcome>

/** A choice among some, of which the form has one chosen from the start. */
function chosen<const T extends string>(all: readonly T[], text: string | undefined): T {
  const one = all.find((value) => value === text)
  if (one === undefined) throw data(null, { status: 400 })
  return one
}

const steps: Readonly<Record<string, Step>> = {
  async suggest(context, { id, values }) {
    await api(context, suggestRooming, { id }, onceOf(values))
    return 'suggested'
  },
  async move(context, { id, values }) {
    const { stay = '', traveller_id = '', room_id = '' } = values
    const input = { id, stay, traveller_id, ...(room_id !== noRoom && { room_id }) }
    await api(context, moveGuest, input, onceOf(values))
    return 'moved'
  },
  async add(context, { id, values }) {
    const { stay = '', label = '' } = values
    const [type, occupancy] = [chosen(roomTypes, values.type), chosen(occupancies, values.occupancy)]
    await api(context, addRoom, { id, stay, label, type, occupancy }, onceOf(values))
    return 'added'
  },
  async change(context, { id, values }) {
    const { room_id = '', label = '' } = values
    await api(context, changeRoom, { id, room_id, label, occupancy: chosen(occupancies, values.occupancy) })
    return 'changed'
  },
  async remove(context, { id, values }) {
    await api(context, removeRoom, { id, room_id: values.room_id ?? '' })
    return 'removed'
  },
  async send(context, { id, values }) {
    await api(context, sendRooming, { id }, onceOf(values))
    return 'sent'
  },
}

/** One of the forms of the list; leads back to the same hotel, which says what was done. */
export async function actOnRooming(context: Context, { id, request, url }: { id: string; request: Request; url: URL }) {
  const values = textsOf(await readForm(request), fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(context, { id, values })
    const path = to(pageOf(context).language, '/departures/:id/rooming', { id })
    const stay = url.searchParams.get('stay')
    return redirect(withDone(stay === null ? path : `${path}?${new URLSearchParams({ stay })}`, done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
