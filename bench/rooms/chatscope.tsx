import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import { ChatContainer, MainContainer, Message, MessageInput, MessageList } from '@chatscope/chat-ui-kit-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Line } from './messages';
import { offer } from './run-room';

let append: (lines: Line[]) => void = () => {};
let putInFront: (lines: Line[]) => void = () => {};

function Rows() {
  const [lines, setLines] = useState<Line[]>([]);
  append = (more) => setLines((before) => [...before, ...more]);
  putInFront = (more) => setLines((before) => [...more, ...before]);
  return (
    <div style={{ height: '100vh' }}>
      <MainContainer>
        <ChatContainer>
          <MessageList>
            {lines.map((line) => (
              <Message
                key={line.id}
                model={{ message: line.text, direction: line.own ? 'outgoing' : 'incoming', position: 'single' }}
              />
            ))}
          </MessageList>
          <MessageInput autoFocus={false} />
        </ChatContainer>
      </MainContainer>
    </div>
  );
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
offer<Line>({
  message: (line) => line,
  mount: () => flushSync(() => root.render(<Rows />)),
  open: (lines) => append(lines),
  add: (lines) => append(lines),
  prepend: (lines) => putInFront(lines),
});
