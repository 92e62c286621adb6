import { expect, test } from 'vitest'
import { pullRequestAddress } from './remote.ts'

test.each([
  ['git@github.com:acme/site.git', 'https://github.com/acme/site/compare/main...edit%2Fa?expand=1'],
  ['https://user@github.com/acme/site', 'https://github.com/acme/site/compare/main...edit%2Fa?expand=1'],
  [
    'ssh://git@gitlab.example.com:2222/group/sub/site.git',
    'https://gitlab.example.com/group/sub/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=edit%2Fa&merge_request%5Btarget_branch%5D=main',
  ],
  ['git@bitbucket.org:acme/site.git', 'https://bitbucket.org/acme/site/pull-requests/new?source=edit%2Fa&dest=main'],
  ['/srv/site.git', undefined],
  ['C:\\site.git', undefined],
  ['git@example.com:site.git', undefined],
])('a pull request for %s', (remote, address) => {
  expect(pullRequestAddress(remote, 'main', 'edit/a')).toBe(address)
})
