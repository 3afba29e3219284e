import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isOpenerOf } from './opens-modal.ts'
import { useIsScripted } from './use-is-scripted.ts'

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
  useEffect(() => (ref.current ? closeOnPressBeside(ref.current) : undefined), [])
  useEffect(() => (ref.current ? openOnCommand(ref.current) : undefined), [])
  return ref
}

/** For browsers that do not know `commandfor`. */
function openOnCommand(dialog: HTMLDialogElement): (() => void) | undefined {
  if ('commandForElement' in HTMLButtonElement.prototype || !dialog.id) return
  const onClick = (event: MouseEvent) => {
    if (isOpenerOf(event.target, dialog.id) && !dialog.open) dialog.showModal()
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** For browsers that do not know `closedby`. A press that only ends beside the dialog, as when selecting, is none. */
function closeOnPressBeside(dialog: HTMLDialogElement): (() => void) | undefined {
  if ('closedBy' in HTMLDialogElement.prototype) return
  let beganBeside = false
  const isBeside = (event: MouseEvent) => {
    const box = dialog.getBoundingClientRect()
    const isWithin = event.clientX >= box.left && event.clientX <= box.right
    return event.target === dialog && !(isWithin && event.clientY >= box.top && event.clientY <= box.bottom)
  }
  const onDown = (event: MouseEvent) => {
    beganBeside = isBeside(event)
  }
  const onClick = (event: MouseEvent) => {
    if (beganBeside && isBeside(event)) dialog.close()
  }
  dialog.addEventListener('pointerdown', onDown)
  dialog.addEventListener('click', onClick)
  return () => {
    dialog.removeEventListener('pointerdown', onDown)
    dialog.removeEventListener('click', onClick)
  }
}
