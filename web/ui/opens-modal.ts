/** Spread onto a button: opens the Dialog or Sheet of this id, in new browsers even before scripts. */
export const opensModal = (id: string) =>
  ({ command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' }) as const

export const isOpenerOf = (target: EventTarget | null, id: string): boolean =>
  target instanceof Element && target.closest('[commandfor]')?.getAttribute('commandfor') === id
