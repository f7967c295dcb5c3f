import { limits } from '@paidang/contract/limits';
import { formatBytes } from '@paidang/contract/rules';
import { counted } from '@paidang/ui/labels';
import type { ChatLabels } from '..';

const fileLimit = formatBytes(limits.chat.fileBytes);

/**
 * Every string of the chat in English.
 *
 * @example <ChatProvider locale="en" labels={en} port={port}>…</ChatProvider>
 */
export const en: ChatLabels = {
  list: {
    title: 'Chat',
    launcher: (unseen) => (unseen > 0 ? `Chat, ${unseen} unread` : 'Chat'),
    region: 'Conversations',
    search: 'Search names or messages',
    clearSearch: 'Clear search',
    openAll: 'Open all in chat',
    collapse: 'Shrink to a small window',
    empty: 'Conversations with your partners will appear here',
    notFound: (search) => `No results for “${search}”`,
    yesterday: 'Yesterday',
    unseen: (count) => `${count} unread`,
    own: (text) => `You: ${text}`,
    sentFile: (own) => (own ? 'You sent a file' : 'Sent a file'),
    sentPicture: (own) => (own ? 'You sent a picture' : 'Sent a picture'),
    safetyTitle: 'Don’t rush to transfer money. ',
    safety: 'Paidang never asks you by phone or message to use an ATM, or to pay before you are paid.',
  },
  room: {
    region: (name) => `Conversation with ${name}`,
    messages: (name) => `Messages with ${name}. Use the up and down arrow keys to move between them.`,
    back: 'Back to conversations',
    online: 'Online',
    offline: 'Offline',
    typing: 'Typing…',
    expand: 'Enlarge',
    minimise: 'Minimize',
    close: 'Close',
    restore: (name, unseen) =>
      unseen > 0 ? `Open conversation with ${name}, ${unseen} unread` : `Open conversation with ${name}`,
    noMessages: (name) => `No messages yet. Say hello to ${name}.`,
    pickRoom: 'Choose a conversation from the list',
    loading: 'Loading messages',
    loadingOlder: 'Loading earlier messages',
    unread: 'Unread messages',
    toUnread: 'Jump to first unread',
    toNewest: 'Go to latest message',
    newBelow: (count) => (count > 99 ? '99+ new messages' : counted(count, 'new message')),
  },
  search: {
    open: 'Search this conversation',
    position: (position, total) => `${position} of ${total}`,
    notFound: (words) => `No results for “${words}”`,
    searching: 'Searching',
    failed: 'Search failed',
    retry: 'Try again',
    older: 'Previous result',
    newer: 'Next result',
    close: 'Close search',
  },
  message: {
    you: 'You',
    seen: 'Seen',
    sending: 'Sending',
    failed: 'Not sent',
    retry: 'Try again',
    discard: 'Discard this message',
    cancelUpload: (name) => `Cancel uploading ${name}`,
    uploading: (name) => `Uploading ${name}`,
    reply: 'Reply',
    copy: 'Copy text',
    report: 'Report',
    jumpToQuoted: (name) => `Jump to the original message from ${name}`,
    picture: (name) => `Picture: ${name}`,
    openPicture: (name) => `Enlarge picture ${name}`,
    viewer: 'Picture viewer',
    pictureOf: (position, total, name) => `${position} of ${total}: ${name}`,
    previousPicture: 'Previous picture',
    nextPicture: 'Next picture',
    closePicture: 'Close picture',
    download: (name) => `Download ${name}`,
    newTab: ' (opens in a new tab)',
    said: (name, text) => `${name}: ${text}`,
  },
  composer: {
    placeholder: 'Write a message',
    field: (name) => `Message to ${name}`,
    attach: 'Attach files',
    send: 'Send',
    replying: (name) => `Replying to ${name}`,
    replyingToOwn: 'Replying to yourself',
    cancelReply: 'Cancel reply',
    removeFile: (name) => `Remove ${name}`,
    files: 'Files to send',
    keys: 'Enter to send, Shift + Enter for a new line',
    fileHint: `Pictures, archives, documents and audio, up to ${fileLimit} each`,
    drop: 'Drop to attach',
    refusals: {
      type: 'This file type isn’t supported',
      size: () => `Too large. Files can be up to ${fileLimit}`,
    },
  },
};
