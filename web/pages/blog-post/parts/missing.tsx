import { FileQuestion } from '#web/ui/icons/icons.ts'
import { PostCard } from '../../../components/hasanah/post-card.tsx'
import type { ShownPost } from '../../../components/hasanah/shown.server.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'

type MissingProps = { posts: readonly ShownPost[]; say: { missing: string; missingText: string; all: string } }

/** An address without a post: says so, and shows what others read. */
export function Missing({ posts, say }: MissingProps) {
  return (
    <div className="layout flex flex-col gap-2 pb-10 md:pb-14">
      <EmptyState
        icon={<FileQuestion />}
        title={say.missing}
        text={say.missingText}
        headingLevel="h1"
        action={
          <ShellLink path="/blog" className={buttonClass({ variant: 'secondary' })}>
            {say.all}
          </ShellLink>
        }
      />
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} headingLevel="h2" />
          </li>
        ))}
      </ul>
    </div>
  )
}
