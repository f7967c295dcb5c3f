import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '.';

function sections(disabled = false) {
  return ['甲', '乙', '丙'].map((name) => (
    <AccordionItem key={name} value={name} disabled={disabled && name === '乙'}>
      <AccordionTrigger level={2}>{name}</AccordionTrigger>
      <AccordionContent>{name}的內容</AccordionContent>
    </AccordionItem>
  ));
}

async function setup(disabled = false) {
  const onValueChange = vi.fn();
  const screen = await render(
    <Accordion type="single" collapsible onValueChange={onValueChange}>
      {sections(disabled)}
    </Accordion>,
  );
  return { screen, onValueChange, button: (name: string) => screen.getByRole('button', { name }) };
}

test.each(['{Enter}', ' '])('%s opens and closes the section', async (key) => {
  const { screen, button, onValueChange } = await setup();
  await userEvent.tab();
  await expect.element(button('甲')).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(button('甲')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('region', { name: '甲' })).toHaveTextContent('甲的內容');
  await userEvent.keyboard(key);
  await expect.element(button('甲')).toHaveAttribute('aria-expanded', 'false');
  expect(onValueChange.mock.calls).toEqual([['甲'], ['']]);
});

test('↑ ↓ Home End move between the headings, past a disabled one', async () => {
  const { button } = await setup(true);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(button('丙')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(button('甲')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(button('丙')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(button('甲')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(button('丙')).toHaveFocus();
});

test('every heading is a stop of Tab', async () => {
  const { button } = await setup();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button('乙')).toHaveFocus();
});

test('the buttons sit in headings of the given level', async () => {
  const { screen } = await setup();
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(3);
});

test('with type="multiple" sections open beside each other', async () => {
  const screen = await render(<Accordion type="multiple">{sections()}</Accordion>);
  await screen.getByRole('button', { name: '甲' }).click();
  await screen.getByRole('button', { name: '丙' }).click();
  expect(screen.getByRole('region').elements()).toHaveLength(2);
});

test('in a shadow root the arrow keys work too', async () => {
  const shadow = renderInShadow(
    <Accordion type="single" collapsible>
      {sections()}
    </Accordion>,
  );
  await expect.poll(() => shadow.querySelector('button')).not.toBeNull();
  shadow.querySelector('button')?.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(shadow.activeElement).toHaveTextContent('乙');
  await expect.poll(() => shadow.textContent).toContain('乙的內容');
});
