/**
 * A widget of somebody else's beside the chat, as they are: a launcher in a shadow root, a panel in a frame of another origin,
 * and messages addressed to nobody in words that the chat uses too.
 */
(() => {
  const { origin } = new URL(document.currentScript.src);
  const label = '常見問題';

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host {
      all: initial !important;
      position: fixed !important;
      left: 24px !important;
      bottom: 24px !important;
      z-index: 1000000 !important;
      display: block !important;
    }
    button {
      position: relative;
      height: 48px;
      padding: 0 20px;
      border: 1px solid #0b5d4a;
      border-radius: 24px;
      background: #fff;
      color: #0b5d4a;
      font: 600 15px / 1 system-ui, sans-serif;
      cursor: pointer;
      box-shadow: 0 4px 16px rgb(0 0 0 / 16%);
    }
    button:focus-visible {
      outline: 3px solid #0b5d4a;
      outline-offset: 2px;
    }
    span:not(:empty) {
      margin-left: 8px;
      padding: 2px 8px;
      border-radius: 10px;
      background: #0b5d4a;
      color: #fff;
      font-size: 12px;
    }
    iframe {
      position: absolute;
      bottom: 64px;
      left: 0;
      width: min(320px, calc(100vw - 48px));
      height: min(420px, calc(100dvh - 120px));
      border: 0;
      border-radius: 12px;
      background: #fff;
      box-shadow: 0 8px 24px rgb(0 0 0 / 18%);
    }
    [hidden] {
      display: none;
    }
  `);

  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  button.type = 'button';
  const badge = document.createElement('span');
  badge.ariaHidden = 'true';
  button.append(label, badge);
  const frame = document.createElement('iframe');
  frame.title = label;
  frame.src = `${origin}/faq/frame.html`;
  shadow.append(frame, button);

  function count(unread) {
    badge.textContent = unread > 0 ? String(unread) : '';
    button.ariaLabel = unread > 0 ? `${label}，${unread}則新內容` : label;
  }

  function show(mode) {
    const shown = mode >= 0;
    if (!shown && shadow.activeElement === frame) button.focus();
    frame.hidden = !shown;
    button.ariaExpanded = String(shown);
    if (shown) frame.focus();
  }

  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data.type === 'unread') count(data.unread);
    if (data.type === 'mode') show(data.mode);
  });
  button.addEventListener('click', () => show(frame.hidden ? 0 : -1));
  count(0);
  frame.hidden = true;
  button.ariaExpanded = 'false';
  document.body.append(host);

  setInterval(() => {
    for (const to of [window, ...Array.from({ length: window.length }, (_, at) => window[at])]) {
      for (const data of [
        { type: 'unread', unread: 9 },
        { type: 'mode', mode: 1 },
        { type: 'token', token: null },
      ]) {
        to.postMessage(data, '*');
      }
    }
  }, 250);
})();
