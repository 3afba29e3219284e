import type { PersonalData } from '#database/personal-data.ts'
import { post_comment_likes, post_comment_reports, post_comments } from './tables.ts'

export const personalData: PersonalData = {
  area: 'comments',
  title: { id: 'Komentar', en: 'Comments' },
  held: [
    {
      title: { id: 'Komentar Anda', en: 'Your comments' },
      table: post_comments,
      by: post_comments.user_id,
      without: { text_hash: 'the text itself is given' },
    },
    {
      title: { id: 'Komentar yang Anda sukai', en: 'Comments you liked' },
      table: post_comment_likes,
      by: post_comment_likes.user_id,
    },
    {
      title: { id: 'Komentar yang Anda laporkan', en: 'Comments you reported' },
      table: post_comment_reports,
      by: post_comment_reports.user_id,
    },
  ],
}
