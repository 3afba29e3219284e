/** Of what consultants have, and what members are told. */
export const consultants = {
  affiliate: {
    'keep-recommendation': 'calls/recommendation.test.ts',
    'open-share-link': 'calls/recommendation.test.ts',
    'console/add-consultant': 'calls/console/desk.test.ts',
    'console/consultant-brands': 'calls/console/desk.test.ts',
    'console/consultant-profile': 'calls/console/desk.test.ts',
    'console/end-consultant': 'calls/console/desk.test.ts',
    'console/end-share-link': 'calls/console/desk.test.ts',
    'console/find-recommendable': 'calls/console/desk.test.ts',
    'console/list-consultants': 'calls/console/desk.test.ts',
    'console/list-share-links': 'calls/console/desk.test.ts',
    'console/make-share-link': 'calls/console/desk.test.ts',
  },
  commission: {
    'console/add-commission-rate': 'calls/console/commission-rates.test.ts',
    'console/list-commission-rates': 'calls/console/commission-rates.test.ts',
    'console/list-commissions': 'commission.test.ts',
  },
  notification: {
    'delete-push-subscription': 'calls/push-subscriptions.test.ts',
    'push-key': 'calls/push-subscriptions.test.ts',
    'read-notice': 'calls/notices.test.ts',
    'read-notices': 'calls/notices.test.ts',
    'save-push-subscription': 'calls/push-subscriptions.test.ts',
    'unread-total': 'calls/notices.test.ts',
  },
}
