import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import type { ChatPorts } from './ports.ts'
import { listFileKeys } from './store.messages.ts'
import { deleteRooms, listRoomsBefore } from './store.retention.ts'

export const retention: readonly Retention<Pick<ChatPorts, 'files'>, RetentionRule>[] = [
  {
    kind: 'chats',
    rule: 'retention_chat_days',
    does: 'deletes',
    async sweep({ db, ports, before }) {
      let count = 0
      for (let ids = await listRoomsBefore(db, before); ids.length > 0; ids = await listRoomsBefore(db, before)) {
        // Files go first: a room left behind is tried again.
        for (const key of await listFileKeys(db, ids)) await ports.files.delete(key)
        await db.transaction((tx) => deleteRooms(tx, ids))
        count += ids.length
      }
      return count
    },
  },
]
