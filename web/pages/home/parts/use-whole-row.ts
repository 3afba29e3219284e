import { useRef, useState } from 'react'
import { useHref } from '../../../components/shell/use-href.ts'
import { fetchJson } from '../../../fetch-json.ts'
import type { ProductRow, RowCard } from '../product-rows.server.ts'

type Whole = { address: string; cards: RowCard[] | undefined }

/** The cards that the page brought of a row; all there are, once `complete` was called and they have come. */
export function useWholeRow({ value, cards, hasMore }: ProductRow) {
  const address = useHref()(`/product-row?row=${value}`)
  const [whole, setWhole] = useState<Whole>()
  const fetching = useRef('')
  const own = whole?.address === address ? whole.cards : undefined
  const complete = async () => {
    if (!hasMore || own || fetching.current === address) return
    fetching.current = address
    setWhole({ address, cards: await fetchJson<RowCard[]>(address) })
    // What could not be had is asked for again at the next turn.
    fetching.current = ''
  }
  return { cards: own ?? cards, hasMore: hasMore && !own, complete }
}
