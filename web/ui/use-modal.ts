import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until React has taken over the page. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Keeps a native dialog in step with `isOpen`; undefined leaves it to the browser (`commandfor`, `method=dialog`). */
export function useModal(isOpen: boolean | undefined): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const isScripted = useIsScripted()
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isScripted || !isOpen) return
    if (!dialog.open) dialog.showModal()
    // Closing before the node leaves the page is what gives the focus back.
    return () => dialog.close()
  }, [isOpen, isScripted])
  useEffect(() => {
    const dialog = ref.current
    const page = document.documentElement
    if (!dialog || !isOpen) return
    const { overflow, scrollbarGutter } = page.style
    // The gutter stays only where there is a scrollbar to lose, so that nothing moves sideways.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
    page.style.overflow = 'hidden'
    return () => {
      page.style.overflow = overflow
      page.style.scrollbarGutter = scrollbarGutter
    }
  }, [isOpen])
  useEffect(() => {
    const dialog = ref.current
    // For browsers without `closedby`: the dialog has no padding, so a press on itself is a press beside its content.
    const onPress = (event: PointerEvent) => {
      if (event.target === dialog && isBeside(dialog, event)) dialog?.close()
    }
    dialog?.addEventListener('pointerdown', onPress)
    return () => dialog?.removeEventListener('pointerdown', onPress)
  }, [])
  return ref
}

function isBeside(dialog: HTMLDialogElement | null, at: { clientX: number; clientY: number }): boolean {
  const box = dialog?.getBoundingClientRect()
  if (!box) return false
  return at.clientX < box.left || at.clientX > box.right || at.clientY < box.top || at.clientY > box.bottom
}
