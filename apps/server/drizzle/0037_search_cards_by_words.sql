DROP INDEX "creator_cards_grams_index";--> statement-breakpoint
ALTER TABLE "creator_cards" DROP COLUMN "grams";