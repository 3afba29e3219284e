import { type RefObject, useEffect } from 'react'
import { arrowTarget } from './state.ts'

type Popup = { frame: RefObject<HTMLElement | null>; onClose: () => void }

/** Arrows walk through the links under the text field; Escape, or going elsewhere, closes. */
export function usePopupKeys({ frame, onClose }: Popup): void {
  useEffect(() => {
    const box = frame.current
    const field = box?.querySelector<HTMLInputElement>('input[type=search]')
    if (!box || !field) return
    const onKeyDown = (event: KeyboardEvent) => {
      const links = [...box.querySelectorAll<HTMLElement>('a[href]')]
      const active = document.activeElement
      const at = active instanceof HTMLElement ? links.indexOf(active) : -1
      const to = arrowTarget(event.key, at, links.length)
      if (event.key !== 'Escape' && to === undefined) return
      event.preventDefault()
      ;(links[to ?? -1] ?? field).focus()
      // After the focus: getting it is what opens the popup.
      if (event.key === 'Escape') onClose()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) onClose()
    }
    box.addEventListener('keydown', onKeyDown)
    box.addEventListener('focusout', onFocusOut)
    return () => {
      box.removeEventListener('keydown', onKeyDown)
      box.removeEventListener('focusout', onFocusOut)
    }
  }, [frame, onClose])
}
