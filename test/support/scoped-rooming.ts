import { callKey } from '#core/call.ts'
import { newSecret } from '#core/ids.ts'
import * as rooming from '#modules/rooming/contract.console.ts'
import { aDeparture, aParty } from './rooming.ts'
import type { ScopedThing } from './scoped-thing.ts'
import { stepCodeOf } from './staff-sign-in.ts'
import { ask, type TestApp } from './test-app.ts'

/** A departure on which somebody travels, each with a bed. */
async function aRoomed(home: TestApp) {
  const { offer, url, scopes, send } = await aDeparture(home)
  const people = [{ name: 'Budi Santoso', gender: 'male' as const }]
  const { travellers } = await aParty(home, offer, { people })
  const rooms = `${url}/rooming`
  const room_id: string = (await send('POST', '/suggest')).body.data.stays[0].rooms[0].room_id
  const addEmpty = async (): Promise<string> => {
    const empty = { stay: 1, label: 'Kosong', type: 'quad', occupancy: 'male' }
    return (await send('POST', '/rooms', empty)).body.data.stays[0].rooms[1].room_id
  }
  return { url, rooms, scopes, room_id, traveller_id: travellers[0] ?? '', addEmpty }
}

type Things = Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>>

/** The calls about who sleeps where on a departure. */
export const scopedRooming: Things = {
  [callKey(rooming.seeRooming)]: async (home) => {
    const { rooms, scopes } = await aRoomed(home)
    return { url: rooms, scopes }
  },
  [callKey(rooming.suggestRooming)]: async (home) => {
    const { rooms, scopes } = await aRoomed(home)
    return { url: `${rooms}/suggest`, scopes }
  },
  [callKey(rooming.addRoom)]: async (home) => {
    const { rooms, scopes } = await aRoomed(home)
    return { url: `${rooms}/rooms`, scopes, body: { stay: 1, label: '714', type: 'quad', occupancy: 'male' } }
  },
  [callKey(rooming.changeRoom)]: async (home) => {
    const { rooms, scopes, room_id } = await aRoomed(home)
    return { url: `${rooms}/rooms/${room_id}`, scopes, body: { label: '714', occupancy: 'male' } }
  },
  [callKey(rooming.removeRoom)]: async (home) => {
    const { rooms, scopes, addEmpty } = await aRoomed(home)
    return { url: `${rooms}/rooms/${await addEmpty()}`, scopes }
  },
  [callKey(rooming.moveGuest)]: async (home) => {
    const { rooms, scopes, traveller_id } = await aRoomed(home)
    return { url: `${rooms}/moves`, scopes, body: { stay: 1, traveller_id } }
  },
  [callKey(rooming.sendRooming)]: async (home) => {
    const { rooms, scopes } = await aRoomed(home)
    return { url: `${rooms}/revisions`, scopes }
  },
  [callKey(rooming.manifestFile)]: async (home) => {
    const { url, scopes } = await aRoomed(home)
    return { url: `${url}/manifest?format=csv`, scopes }
  },
  [callKey(rooming.fullManifestFile)]: async (home) => {
    const { url, scopes } = await aRoomed(home)
    const file = async (token: string) => {
      const body = { code: await stepCodeOf(home, token) }
      const { data } = (await ask(home, 'POST', `${url}/manifest/full`, { token, body })).body
      return { url: `${url}/manifest/full?format=csv&token=${data.token}` }
    }
    return { url: `${url}/manifest/full?format=csv&token=${newSecret()}`, scopes, own: file }
  },
  [callKey(rooming.requestFullManifest)]: async (home) => {
    const { url, scopes } = await aRoomed(home)
    const request = `${url}/manifest/full`
    const own = async (token: string) => ({ url: request, body: { code: await stepCodeOf(home, token) } })
    return { url: request, scopes, body: { code: '123456' }, own }
  },
}
