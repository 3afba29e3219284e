/** Calls of chats that a test about several of them proves, and that test. */
export const chat = {
  'chat-file': 'calls/send-file.test.ts',
  'chat-messages': 'calls/send-message.test.ts',
  'chat-total': 'calls/send-message.test.ts',
  'close-chat': 'calls/open-chat.test.ts',
  'list-chats': 'calls/open-chat.test.ts',
  'read-chat': 'calls/send-message.test.ts',
  'report-chat': 'calls/open-chat.test.ts',
} as const
