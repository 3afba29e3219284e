type Pressed = {
  key: string
  shiftKey: boolean
  nativeEvent: { isComposing: boolean }
  currentTarget: { form: { requestSubmit(): void } | null }
  preventDefault(): void
}

/** With a keyboard at hand Enter sends and Shift+Enter begins a new line; on a phone, which has no Shift to hold, both do. */
export function sendOnEnter(event: Pressed): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
