import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Asks for the list anew when the total is no longer the one it was made with. */
export function useFreshList(shown: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const onTotal = (total: number) => {
      if (total !== shown) void revalidate()
    }
    // Without the part the list is as fresh as the page.
    void import('../../../components/live/total.ts').then(
      ({ followTotal }) => {
        if (!isOver) stop = followTotal('notices', onTotal)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [shown, revalidate])
}
