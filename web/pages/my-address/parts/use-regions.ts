import { useRef, useState } from 'react'
import { fetchJson } from '../../../fetch-json.ts'

type Region = { id: string; name: string }
type Status = 'ready' | 'loading' | 'failed'
type First = { of: string; regions: readonly Region[] }

/** The regions below a chosen one: first those that came with the page, then those of whichever is chosen. */
export function useRegions(first: First, addressOf: (id: string) => string) {
  const [level, setLevel] = useState<First & { status: Status }>({ ...first, status: 'ready' })
  const latest = useRef(first.of)
  const load = async (of: string) => {
    latest.current = of
    setLevel({ of, regions: [], status: of ? 'loading' : 'ready' })
    if (!of) return
    const answer = await fetchJson<{ data: Region[] }>(addressOf(of))
    // Another may have been chosen meanwhile.
    if (latest.current !== of) return
    setLevel({ of, regions: answer?.data ?? [], status: answer ? 'ready' : 'failed' })
  }
  return { ...level, load }
}
