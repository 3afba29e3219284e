/** What opens a part of the conversation's page. */
export const summaryClass =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm underline underline-offset-4'
