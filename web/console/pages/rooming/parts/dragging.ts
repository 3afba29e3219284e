import type { DragEvent } from 'react'
import { useSubmit } from 'react-router'

const kind = 'application/x-traveller'

/** What makes a name draggable. */
export const dragged = (traveller_id: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(kind, traveller_id)
    dataTransfer.effectAllowed = 'move'
  },
})

type Target = { stay: number; formKey: string; room_id: string }

/** What makes a room take a name that is dropped on it: the same as its form would send. */
export function useDrop({ stay, formKey, room_id }: Target) {
  const submit = useSubmit()
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(kind)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const traveller_id = event.dataTransfer.getData(kind)
      if (!traveller_id) return
      event.preventDefault()
      const fields = { intent: 'move', key: formKey, stay: String(stay), traveller_id, room_id }
      submit(fields, { method: 'post', preventScrollReset: true })
    },
  }
}
