import type { SettlementSource } from '#modules/settlement/ports.ts'
import { fetchJson } from '../fetch-json.ts'

/** Files of a gateway at an address, one a day: `2026-11-17.csv`. A day without one is not found there. */
export const settlementFiles = ({ what, url }: { what: string; url: () => string }): SettlementSource => ({
  async fileOf(day) {
    const name = `${day}.csv`
    const result = await fetchJson({ what, url: `${url()}/${name}`, most_bytes: 5 * 1024 * 1024 })
    if (!result.ok) return result
    const { status, text } = result.answer
    if (status === 404) return { ok: true, file: undefined }
    if (status !== 200) return { ok: false, detail: `${what} answered ${status}` }
    return { ok: true, file: { name, text } }
  },
})
