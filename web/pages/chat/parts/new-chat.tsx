import { ChevronLeft, MessagesSquare } from '#web/ui/icons/icons.ts'
import { type Failure, failureOf } from '../../../components/form/failure.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { Loaded } from '../load.server.ts'
import { words } from '../words.ts'
import { Composer } from './composer.tsx'
import { ServiceNote } from './service-note.tsx'

/** The first question begins a conversation. */
export function NewChat({ loaded, failure }: { loaded: Loaded; failure: Failure | undefined }) {
  const say = words(useLanguage())
  return (
    <>
      {loaded.rooms.length > 0 && (
        <div className="flex items-center gap-2 border-line border-b px-2 py-2 md:px-4">
          <ShellLink
            path="/chat"
            aria-label={say.backToRooms}
            title={say.backToRooms}
            className={`${iconButtonClass()} md:hidden`}
          >
            <ChevronLeft aria-hidden="true" className="size-6" />
          </ShellLink>
          <h2 className="text-lg">{say.newRoom}</h2>
        </div>
      )}
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <ServiceNote service={loaded.service} />
        <EmptyState
          icon={<MessagesSquare />}
          title={loaded.rooms.length > 0 ? say.startNew : say.noRooms}
          text={say.noRoomsText}
          headingLevel={loaded.rooms.length > 0 ? 'h3' : 'h2'}
          className="my-auto"
        />
      </div>
      <Composer intent="start" ticket={loaded.ticket} draft={loaded.draft} failure={failureOf(failure, 'start')} />
    </>
  )
}
