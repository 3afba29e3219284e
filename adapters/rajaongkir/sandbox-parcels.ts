import { z } from 'zod'
import { records } from '../gateway-sandbox/records.ts'

const parcel = z.object({
  waybill: z.string(),
  courier: z.string(),
  /** When it came to each place of its way, the first first. */
  moves: z.array(z.string()).min(1),
})
export type SandboxParcel = z.output<typeof parcel>

const way = [
  ['Paket diterima di gudang asal', 'JAKARTA'],
  ['Paket dalam perjalanan', 'JAKARTA'],
  ['Paket dibawa kurir ke alamat tujuan', 'BANDUNG'],
  ['Paket diterima', 'BANDUNG'],
] as const

/** One of the sandbox's own: others are real ones, which it does not know. */
export const isSandboxWaybill = (waybill: string): boolean => /^SBX\d{6,20}$/.test(waybill)

export const isDelivered = ({ moves }: SandboxParcel): boolean => moves.length >= way.length
export const stepsOf = ({ moves }: SandboxParcel) =>
  moves.flatMap((at, i) => {
    const [text, city] = way[i] ?? []
    return text && city ? [{ text, city, at: new Date(at) }] : []
  })

/** Parcels as their courier knows them: one is there as soon as somebody looks for it, and moves when somebody moves it. */
export function parcelBook({ folder, now }: { folder: string; now: () => Date }) {
  const books = records({ folder, shape: parcel })
  const at = () => now().toISOString()
  return {
    list: async () => (await books.list()).sort((a, b) => ((a.moves[0] ?? '') < (b.moves[0] ?? '') ? 1 : -1)),
    async find(waybill: string, courier: string): Promise<SandboxParcel> {
      // A number that ends in 9 has gone all its way.
      const moves = waybill.endsWith('9') ? way.map(at) : [at()]
      const made = { waybill, courier, moves }
      await books.add(waybill, made)
      return (await books.find(waybill)) ?? made
    },
    /** One place on; what has arrived stays. */
    move: (waybill: string) =>
      books.change(waybill, (was) => (isDelivered(was) ? was : { ...was, moves: [...was.moves, at()] })),
  }
}
export type ParcelBook = ReturnType<typeof parcelBook>
