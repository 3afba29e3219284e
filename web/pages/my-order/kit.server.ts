import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import { kitProducts, kitTracking } from '#modules/souvenir/contract.ts'
import { api, type Context } from '../../api.server.ts'
import { destinationLines } from '../../components/shop/destination.server.ts'
import { shownTracking } from '../../components/shop/tracking.server.ts'
import { inLanguage } from '../../to.ts'
import { momentOf, type Reader } from './facts.server.ts'
import { kitWords } from './kit-words.ts'

// A kit that has arrived has no step left to stand at.
const standing = { preparing: 0, shipped: 1, delivered: 3, stopped: 0 } as const
const kitSteps = ['preparing', 'shipped', 'delivered'] as const

type Facts = { id: string; kit: Output<typeof kitTracking>; products: Output<typeof kitProducts> }

/** Where the kit is, what it brings and where it goes; nothing, where the journey comes without one. */
export async function loadKit(context: Context, id: string, reader: Reader) {
  const [products, kit] = await Promise.all([
    api(context, kitProducts, { booking_id: id }).then((reply) => reply.data),
    api(context, kitTracking, { id }).then((reply) => reply.data),
  ])
  return kitOf({ id, kit, products }, reader)
}

export function kitOf({ id, kit, products }: Facts, reader: Reader) {
  const { state, destination, tracking } = kit
  if (state === 'none') return undefined
  const { language } = reader
  const say = kitWords(language)
  return {
    title: say.kit,
    done: say.done,
    current: standing[state],
    stopped: state === 'stopped' ? say.stopped : undefined,
    steps: kitSteps.map((step) => {
      const at = kit.steps.find(({ event }) => event === step)?.at
      return { label: say[step], hint: at ? momentOf(at, reader) : undefined }
    }),
    contents:
      state === 'stopped'
        ? undefined
        : {
            title: say.contents,
            items: products.map(({ name, quantity }) => say.piece(name, formatNumber(quantity, language))),
          },
    destination: destination
      ? { title: state === 'preparing' ? say.to : say.sentTo, ...destinationLines(destination) }
      : undefined,
    // Only while it is prepared can an address still be given, or another.
    address: state === 'preparing' ? addressLink(id, { hasOne: destination !== null, reader }) : undefined,
    tracking: tracking ? shownTracking(tracking, language, say.unscanned) : undefined,
  }
}

export type Kit = NonNullable<ReturnType<typeof kitOf>>

function addressLink(id: string, { hasOne, reader }: { hasOne: boolean; reader: Reader }) {
  const { language } = reader
  const say = kitWords(language)
  const query = new URLSearchParams({
    ...(!hasOne && { edit: 'new' }),
    return: inLanguage(language, `/member/my-order/${id}#kit`),
  })
  return {
    label: hasOne ? say.changeAddress : say.addAddress,
    path: `/member/my-address?${query}`,
    missing: hasOne ? undefined : { title: say.noAddress, text: say.noAddressText },
  }
}
